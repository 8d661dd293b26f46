/** The header in which the embedded gateway passes the client address. */
export const forwardedFor = 'x-forwarded-for';

/**
 * The address of the client in a list of forwarded addresses. Each proxy appends the address it was called from, so
 * entries further left than our own proxies come from the client, who can forge them.
 * @param list a header's value: '203.0.113.7, 10.0.0.1'
 * @param proxies how many proxies of ours wrote an entry; fewer entries than that mean the first one
 * @returns undefined when the list is empty or no proxy is ours
 */
export function forwardedAddress(list: string | null | undefined, proxies: number): string | undefined {
  const entries = (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return proxies > 0 ? entries.at(-Math.min(proxies, entries.length)) : undefined;
}

/**
 * The address of the client of an edge function, as the server before it wrote it. (The embedded gateway replaces the
 * whole header with the one address that it trusts.)
 * @returns 'unknown' when the header is missing; all such clients then share one rate limit
 */
export function clientAddress(headers: Headers, header: string = forwardedFor): string {
  return forwardedAddress(headers.get(header), 1) ?? 'unknown';
}

/** The header in which the embedded gateway says where a request came from. */
export const forwardedFor = 'x-forwarded-for';

/**
 * Where a request came from. Of a list the last entry counts: the gateway wrote it, while what stands left of it may be the
 * client's own invention. (The embedded gateway replaces the whole header by the one address that it believes.)
 * @returns 'unknown' where nothing says it: then all who are unknown count as one
 */
export function clientAddress(headers: Headers, header: string = forwardedFor): string {
  return headers.get(header)?.split(',').at(-1)?.trim() || 'unknown';
}

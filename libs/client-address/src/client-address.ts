/** The header in which the embedded gateway passes the client address. */
export const forwardedFor = 'x-forwarded-for';

/**
 * The IP address of the client. Of a list, the last entry counts: the gateway wrote it, while the client can forge
 * earlier entries. (The embedded gateway replaces the whole header with the one address that it trusts.)
 * @returns 'unknown' when the header is missing; all such clients then share one rate limit
 */
export function clientAddress(headers: Headers, header: string = forwardedFor): string {
  return headers.get(header)?.split(',').at(-1)?.trim() || 'unknown';
}

/** Whether this is the operator's key, of which `/config.json` has the hash. */
export async function isOperatorKey(key: string, hash: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('') === hash;
}

/** The sources of `connect-src` for a Supabase address; a path is on the page's own origin. */
function connectSources(supabaseUrl: string): string {
  if (supabaseUrl.startsWith('/')) return "'self'";
  const { origin } = new URL(supabaseUrl);
  return `'self' ${origin} ${origin.replace(/^http/, 'ws')}`;
}

/**
 * The headers that every answer of a host has.
 * @param supabaseUrl what /config.json says: the only address beside its own that the page may connect to
 */
export const policyHeaders = (supabaseUrl: string): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // The page's Content Security Policy is a meta element written by its build (`platform/bundler/index-html.ts`), which
  // does not know where Supabase is. The first directive works only as a header; both policies apply.
  'content-security-policy': `frame-ancestors 'none'; connect-src ${connectSources(supabaseUrl)}`,
});

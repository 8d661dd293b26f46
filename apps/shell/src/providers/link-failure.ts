/**
 * Why the link of a mail did not sign the person in. The auth server says it in the fragment of the address
 * (`#error=access_denied&error_code=otp_expired&…`); it is taken out of the address, where it would be bookmarked.
 * @returns a sentence for the person, or undefined where the address says nothing of the kind
 */
export function takeLinkFailure(): string | undefined {
  const said = new URLSearchParams(location.hash.slice(1));
  const code = said.get('error_code') ?? said.get('error');
  if (!code) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return code === 'otp_expired'
    ? 'This link has expired or was used before. Each link works once, for an hour.'
    : 'This link did not work. Please ask for a new one.';
}

/** What is said of a link that did not sign in for another reason than its age. */
export const otherFailure = 'This link did not work. Please ask for a new one.';

/**
 * Reads why an email link did not sign the user in. The auth server reports it in the URL fragment
 * (`#error=access_denied&error_code=otp_expired&…`). The fragment is removed from the URL so that it is not bookmarked.
 * @returns a message for the user, or undefined if the URL contains no error
 */
export function takeLinkFailure(): string | undefined {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const code = parameters.get('error_code') ?? parameters.get('error');
  if (!code) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return code === 'otp_expired'
    ? 'This link has expired or was used before. Each link works once, for an hour.'
    : otherFailure;
}

/** Where a mail's link for a new password leads. */
export const newPasswordPath = '/auth/new-password';

/**
 * A mail's link for a new password leads to the page that asks for one, wherever the mail named: the link of a sign-up
 * names the home page, and after several sign-ups for one address it brings a session without a password.
 */
export function followRecoveryLink(): void {
  const parameters = new URLSearchParams(location.hash.slice(1));
  if (parameters.has('access_token') && parameters.get('type') === 'recovery')
    history.replaceState(history.state, '', newPasswordPath + location.hash);
}

/**
 * A mail's link for a new password leads to the page that asks for one, wherever the mail named: the link of a sign-up
 * names the home page, and after several sign-ups for one address it brings a session without a password.
 * @param newPassword the path of that page, if there is one
 */
export function followRecoveryLink(newPassword: string | undefined): void {
  const parameters = new URLSearchParams(location.hash.slice(1));
  if (newPassword !== undefined && parameters.has('access_token') && parameters.get('type') === 'recovery')
    history.replaceState(history.state, '', newPassword + location.hash);
}

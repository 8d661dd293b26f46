/** A release was refused or failed. The message is one sentence for the user. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/** A refusal or a failure of a release, in one sentence for the person who asked for it. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

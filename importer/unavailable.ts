/**
 * The texts cannot be fetched, read or loaded. The message is one sentence for the person who started the program:
 * what happened and what to do.
 */
export class ScriptureUnavailable extends Error {
  override readonly name = 'ScriptureUnavailable';
}

/**
 * Shares one answer among all who ask while it is being made, and for `freshMs` after it was given, so that asking often
 * costs nothing. A failure is shared too.
 */
export function shareBriefly<T>(ask: () => Promise<T>, freshMs: number): () => Promise<T> {
  let given = -Infinity;
  let answer: Promise<T> | undefined;
  return () => {
    if (answer && performance.now() - given < freshMs) return answer;
    // It is fresh from when it was given, not from when it was asked for.
    const asking = ask().finally(() => (given = performance.now()));
    [answer, given] = [asking, Infinity];
    return asking;
  };
}

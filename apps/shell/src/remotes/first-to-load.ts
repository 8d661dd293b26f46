import type { ComponentType } from 'react';
import { isNetworkError, RemoteTimeout } from './failure.ts';
import type { Candidate, Release } from './match.ts';

/** A screen that has loaded, and the release it came from. */
export interface LoadedScreen {
  readonly Screen: ComponentType;
  readonly release: Release;
}

export type Load = (candidate: Candidate) => Promise<ComponentType>;

/**
 * How long the preferred release may be silent before the one before it is started beside it, and a screen may wait for
 * what it needs. Milliseconds.
 */
export const silenceMs = 7_000;

/**
 * Tries the candidates in order: the next one after a failure, or beside one that stays silent. Then the first to be
 * ready wins.
 * @throws what the preferred candidate threw: the others are only fallbacks
 */
export async function firstToLoad(
  [first, ...others]: readonly [Candidate, ...Candidate[]],
  load: Load,
): Promise<LoadedScreen> {
  const attempt = attemptTo(load, first);
  const [next, ...rest] = others;
  if (!next) return attempt;
  const outcome = await Promise.race([attempt.catch(() => undefined), silence()]);
  if (outcome) return outcome;
  return Promise.any([attempt, firstToLoad([next, ...rest], load)]).catch(() => attempt);
}

/** A network error is retried once: it may have been a moment. A timeout was long enough already. */
async function attemptTo(load: Load, candidate: Candidate): Promise<LoadedScreen> {
  const Screen = await load(candidate).catch((thrown: unknown) => {
    if (!isNetworkError(thrown) || thrown instanceof RemoteTimeout) throw thrown;
    return load(candidate);
  });
  return { Screen, release: candidate.release };
}

function silence(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, silenceMs, undefined));
}

import type { ClientEvent } from '@berea/validation';
import { isNetworkError } from '../remotes/failure.ts';
import { matchRemote } from '../remotes/match.ts';
import type { FailedRelease } from '../remotes/remote-store.ts';
import { framesOf } from './frames.ts';
import { loadTimes, shellTime } from './loads.ts';
import type { Outbox } from './outbox.ts';
import { routeOf, shellSubject, subjectAt, subjectOf, throwerOf, type Page, type Subject } from './place.ts';
import { beginVisit } from './visit.ts';

/** Something that follows the addresses of a page. */
export interface Watch {
  /** The page shows another address. */
  navigated(path: string): void;
  stop(): void;
}

/**
 * Puts into `outbox` what happens in this page: failures of remotes, what handlers and promises throw, and how long
 * things take.
 * @param early errors and rejections before that (`early-errors.ts`)
 */
export function watchPage(page: Page, outbox: Outbox, firstPath: string, early: readonly Event[] = []): Watch {
  const stopping = new AbortController();
  let path = firstPath;

  const add = (
    subject: Subject | undefined,
    event: Pick<ClientEvent, 'phase' | 'kind'> & Partial<ClientEvent>,
  ): void => {
    if (subject) outbox.add({ route: routeOf(page, path), metric: null, ms: null, frames: [], ...subject, ...event });
  };
  const measure = (
    subject: Subject | undefined,
    phase: ClientEvent['phase'],
    metric: ClientEvent['metric'],
    ms = NaN,
  ) => {
    // Not measured, or a clock that went back.
    if (ms >= 0) add(subject, { phase, kind: 'measured', metric, ms: Math.round(ms * 10) / 10 });
  };
  const failure = (subject: Subject | undefined, phase: ClientEvent['phase'], thrown: unknown): void => {
    const kind = isNetworkError(thrown) ? 'unreachable' : phase === 'load' ? 'starting' : 'thrown';
    add(subject, { phase, kind, frames: framesOf(thrown) });
  };

  const known = new Set<FailedRelease>();
  const loaded = new Set<string>();
  const loadTime = loadTimes();
  /** What the store did since the last look, also before this code was there. */
  const look = (): void => {
    for (const one of page.store.failures) {
      if (known.has(one)) continue;
      known.add(one);
      failure(subjectOf(page, one.remote, one.id), one.phase, one.thrown);
    }
    const match = matchRemote(page.registry, path);
    if (match?.kind !== 'route') return;
    const state = page.store.state(match.candidates);
    const shown = match.candidates.find(({ release }) => state.status === 'ready' && release.id === state.release.id);
    if (!shown || loaded.has(shown.release.id + shown.route.expose)) return;
    loaded.add(shown.release.id + shown.route.expose);
    measure(subjectOf(page, shown.release.remote, shown.release.id), 'load', 'load', loadTime(shown.release));
  };

  let end: (() => void) | undefined;
  const begin = (isFirst: boolean): void => {
    const measured = beginVisit(isFirst);
    end = () => {
      end = undefined;
      for (const [metric, ms] of measured()) measure(subjectAt(page, path), 'page', metric, ms);
    };
  };
  const onThrown = (phase: 'handler' | 'promise', thrown: unknown): void => {
    // A call that was given up is no failure.
    if (!(thrown instanceof Error && thrown.name === 'AbortError')) failure(throwerOf(page, thrown), phase, thrown);
  };
  for (const event of early)
    if (event instanceof ErrorEvent) onThrown('handler', event.error);
    else if ('reason' in event) onThrown('promise', event.reason);
  const { signal } = stopping;
  addEventListener('error', ({ error }) => onThrown('handler', error), { signal });
  addEventListener('unhandledrejection', ({ reason }) => onThrown('promise', reason), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') return end ?? begin(false);
      // A page that is hidden may never come back.
      end?.();
      outbox.send();
    },
    { signal },
  );
  signal.addEventListener('abort', page.store.subscribe(look));
  measure(shellSubject(page), 'load', 'load', shellTime());
  look();
  // A page in the background was not painted when it was loaded.
  begin(document.visibilityState === 'visible');
  return {
    navigated(to) {
      if (to === path) return;
      end?.();
      path = to;
      begin(false);
      look();
    },
    stop() {
      stopping.abort();
      end?.();
      outbox.send();
    },
  };
}

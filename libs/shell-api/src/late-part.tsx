import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

/** What a part takes besides its own properties. */
interface LatePartProps {
  /** Stands in its place until its code is there. */
  readonly meanwhile?: ReactNode;
  /** Says in its place that its code did not come. Without it, a toast says so. */
  readonly missing?: (retry: () => void) => ReactNode;
  /** Called when its code did not come. What a tap opened is closed with it, so that the next tap opens it. */
  readonly onMissing?: () => void;
}

export interface LatePart<P extends object> {
  (props: P & LatePartProps): ReactNode;
  /** Fetches its code, so that it opens at once, and without a network too. */
  readonly preload: () => void;
}

/** Written on an error by `latePart`, and read by the shell, which tells it: the name of the part, or null if that is not needed. */
const names = new WeakMap<object, string | null>();

/** The name of the part whose code did not come; null where its place says so, undefined for any other error. */
export const missingPartOf = (thrown: unknown): string | null | undefined =>
  thrown instanceof Error ? names.get(thrown) : undefined;

/**
 * A part of a page whose code is loaded when it is first shown. If the code does not come, the rest of the page stays:
 * the error is left to the shell, as one that nobody handles, and the code is fetched again when the network is back. By hand, because
 * `lazy` remembers a failure for ever, throws it at the whole page, and hides what is there already for 0.3 s.
 * @param name begins a sentence: 'The book overview' (could not be loaded)
 */
export function latePart<P extends object>(name: string, code: () => Promise<ComponentType<P>>): LatePart<P> {
  let ready: ComponentType<P> | undefined;
  const load = async (): Promise<void> => {
    try {
      ready ??= await code();
    } catch (thrown) {
      addEventListener('online', preload, { once: true });
      throw thrown;
    }
  };
  const preload = (): void => void load().catch(() => undefined);

  function Part({ meanwhile, missing, onMissing, ...own }: P & LatePartProps): ReactNode {
    const [Shown, setShown] = useState(() => ready);
    const [tries, setTries] = useState(0);
    const [failed, setFailed] = useState(false);
    const fail = useEffectEvent((thrown: unknown): never => {
      setFailed(true);
      onMissing?.();
      if (thrown instanceof Error) names.set(thrown, missing ? null : name);
      throw thrown;
    });
    useEffect(() => {
      if (Shown) return;
      const stop = new AbortController();
      const retry = () => setTries((count) => count + 1);
      void load().then(
        () => stop.signal.aborted || setShown(() => ready),
        (thrown: unknown) => {
          if (stop.signal.aborted) return;
          addEventListener('online', retry, { once: true, signal: stop.signal });
          fail(thrown);
        },
      );
      return () => stop.abort();
    }, [Shown, tries]);
    if (Shown) return <Shown {...(own as unknown as P)} />;
    return failed && missing ? missing(() => setTries((count) => count + 1)) : meanwhile;
  }
  return Object.assign(Part, { preload });
}

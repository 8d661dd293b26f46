import { LoadingText, Page } from '@berea/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { fileOf, isGone } from '../remotes/gone.ts';
import { RemoteUnavailable } from '../remotes/RemoteUnavailable.tsx';

/** A screen whose code is loaded when it is first shown, or before by `load`; then it is there with the first render. */
interface LateScreen {
  /** Loads its code, once. A failed try can be repeated. */
  load(): Promise<void>;
  readonly Screen: ComponentType;
}

function lateScreen(code: () => Promise<ComponentType>): LateScreen {
  let ready: ComponentType | undefined;
  const load = async (): Promise<void> => {
    ready ??= await code();
  };
  // Not `lazy`: it suspends also where the code is there already, and then React waits 0.3 s before it shows it.
  function Screen() {
    const [Shown, setShown] = useState(() => ready);
    const [failed, setFailed] = useState<'unreachable' | 'gone'>();
    useEffect(() => {
      if (Shown || failed) return;
      load().then(
        () => setShown(() => ready),
        async (thrown: unknown) => setFailed((await isGone(fileOf(thrown))) ? 'gone' : 'unreachable'),
      );
    }, [Shown, failed]);
    if (Shown) return <Shown />;
    if (failed)
      return <RemoteUnavailable failure={{ kind: failed, detail: '' }} onRetry={() => setFailed(undefined)} />;
    return (
      <Page back={false}>
        <LoadingText label="Loading..." lines={8} />
      </Page>
    );
  }
  return { load, Screen };
}

/** The shell's own screens. Most first pages are a remote's, so they are not in the shell's first file. */
export const home = lateScreen(async () => (await import('../home/Home.tsx')).Home);
export const notFound = lateScreen(async () => (await import('../not-found/NotFound.tsx')).NotFound);

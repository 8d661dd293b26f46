import type { Registry } from '@berea/registry';
import { useEffect, useState } from 'react';
import type { RemoteStore } from '../remotes/remote-store.ts';
import type { InspectedTab as Tab } from './InspectedTab.tsx';
import { onInspectionAsked, takeInspection } from './stored-inspection.ts';

interface Props {
  /** The hash of the operator's key; undefined where nobody has one. */
  readonly hash: string | undefined;
  readonly registry: Registry | undefined;
  readonly store: RemoteStore;
}

/** The place of the inspector. Its code is loaded only in a tab that asks for it. */
export function InspectorArea(props: Props) {
  // How often it was asked for: one that was closed opens again.
  const [loaded, setLoaded] = useState<{ readonly Tab: typeof Tab; readonly asked: number }>();
  useEffect(() => {
    const load = () =>
      void import(/* webpackChunkName: "developer" */ './InspectedTab.tsx').then(
        (code) => setLoaded((before) => ({ Tab: code.InspectedTab, asked: (before?.asked ?? 0) + 1 })),
        // The next page load tries again.
        () => undefined,
      );
    if (takeInspection()) load();
    return onInspectionAsked(load);
  }, []);
  return loaded ? <loaded.Tab key={loaded.asked} {...props} /> : null;
}

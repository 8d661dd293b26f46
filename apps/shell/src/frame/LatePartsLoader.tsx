import { whenIdle } from '@berea/shell-api';
import type { Registry } from '@berea/registry';
import { useEffect, useState } from 'react';
import type { Connection } from '../connection.ts';
import type { RemoteStore } from '../remotes/remote-store.ts';
import type { LateParts as Parts } from './LateParts.tsx';

export interface LatePartsProps {
  readonly connection: Connection;
  readonly registry: Registry | undefined;
  readonly store: RemoteStore;
}

/** Loads what no page needs at its start, when the browser is idle. Without a network it stays away. */
export function LatePartsLoader(props: LatePartsProps) {
  const [LateParts, setParts] = useState<typeof Parts>();
  useEffect(
    () =>
      whenIdle(() => {
        import('./LateParts.tsx').then(
          (code) => setParts(() => code.LateParts),
          () => undefined,
        );
      }),
    [],
  );
  return LateParts ? <LateParts {...props} /> : null;
}

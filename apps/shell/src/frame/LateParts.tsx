import { InspectorArea } from '../inspector/InspectorArea.tsx';
import { NewestArea } from '../newest/NewestArea.tsx';
import { Watching } from '../watching/Watching.tsx';
import { useKeptFocus } from './keep-focus.ts';
import type { LatePartsProps } from './LatePartsLoader.tsx';

/** The offer to reload, what watches the page and where the focus is, and the inspector where this tab asks for it. */
export function LateParts({ connection, registry, store }: LatePartsProps) {
  useKeptFocus();
  return (
    <>
      {registry && <NewestArea registry={registry} />}
      <Watching connection={connection} registry={registry} store={store} />
      <InspectorArea hash={connection.operatorKeyHash} registry={registry} store={store} />
    </>
  );
}

import { InspectorArea } from '../inspector/InspectorArea.tsx';
import { NewestArea } from '../newest/NewestArea.tsx';
import { Watching } from '../watching/Watching.tsx';
import type { LatePartsProps } from './LatePartsLoader.tsx';

/** The offer to reload, what watches the page, and the inspector where this tab asks for it. */
export function LateParts({ connection, registry, store }: LatePartsProps) {
  return (
    <>
      {registry && <NewestArea registry={registry} />}
      <Watching connection={connection} registry={registry} store={store} />
      <InspectorArea hash={connection.operatorKeyHash} registry={registry} store={store} />
    </>
  );
}

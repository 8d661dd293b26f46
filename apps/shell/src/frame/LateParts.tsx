import { InspectorArea } from '../inspector/InspectorArea.tsx';
import { NewestArea } from '../newest/NewestArea.tsx';
import type { LatePartsProps } from './LatePartsLoader.tsx';

/** The offer to reload, and the inspector where this tab asks for it. */
export function LateParts({ hash, registry, store }: LatePartsProps) {
  return (
    <>
      {registry && <NewestArea registry={registry} />}
      <InspectorArea hash={hash} registry={registry} store={store} />
    </>
  );
}

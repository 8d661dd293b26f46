import type { Provenance } from '../provenance.ts';
import { isListOf, isOneOf, isOptional, isShape, isText, isWhole } from './shape.ts';

/** Whether a value that is kept with an answer is where it came from. */
export const isProvenance = isShape<Provenance>({
  writer: isOneOf(['card', 'library', 'model']),
  sources: isListOf(isShape<Provenance['sources'][number]>({ name: isText, gave: isOptional(isText) })),
  confidence: isOptional(isOneOf(['high', 'low'])),
  checked: isShape<Provenance['checked']>({ references: isWhole(), quotations: isWhole(), dropped: isWhole() }),
});

import { passageReference, verseReference } from '../verses/verse.ts';
import type { AsideStep } from './steps.ts';

/** The heading of a step, which names the panel. */
export function stepTitle({ about, place, numbers }: AsideStep): string {
  if (about === 'references') return `Cross-references of ${passageReference({ place, numbers })}`;
  const reference = verseReference({ place, number: numbers[0]! });
  if (about === 'verse') return reference;
  if (about === 'note') return `Note on ${reference}`;
  return 'strong' in about ? `Verses with ${about.title}` : `Original words of ${reference}`;
}

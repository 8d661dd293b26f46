import type { Recognition } from '@berea/care';
import { recognise } from '@berea/care/recognise';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** See `recognise`. */
const proseMargin = 2;

/** All strings in a draft, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * The danger that the care router recognises in a draft written by a model. Possible danger is ignored, because prose
 * about marriage or grief often mentions it.
 */
export function concernIn(draft: object): Recognition | undefined {
  const sentences = textsIn(draft).flatMap((text) => Array.from(segmenter.segment(text), ({ segment }) => segment));
  return sentences
    .flatMap((sentence) => recognise(sentence, proseMargin) ?? [])
    .find(({ level }) => level === 'danger');
}

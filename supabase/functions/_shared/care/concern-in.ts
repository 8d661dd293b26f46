import { recognise, type Recognition } from '@berea/care';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Every text inside a draft, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * The danger that the care router recognises in the sentences of a draft that a model wrote. Possible danger does not count: prose about
 * marriage or grief names it often.
 */
export function concernIn(draft: object): Recognition | undefined {
  const sentences = textsIn(draft).flatMap((text) => Array.from(segmenter.segment(text), ({ segment }) => segment));
  return sentences.flatMap((sentence) => recognise(sentence) ?? []).find(({ level }) => level === 'danger');
}

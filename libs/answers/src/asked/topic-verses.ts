import { topics } from '@berea/content/topics';
import { positionOf } from '@berea/scripture';
import { contentWords, termOf } from '@berea/search/text';
import { verseReference } from '../passages.ts';

/** Words that only ask for verses. */
const asking = [
  /^(?:please |can you |could you )?(?:give|show|find|tell|send)(?: me| us)? /,
  /^(?:i )?(?:need|want|looking for|look for) /,
  /^(?:some |any |a few |a |an |the |good |best |short |nice |top |favou?rite |encouraging |comforting |all )+/,
  /^(?:what|which) (?:are |is )?(?:some |the |good |best )*(?=(?:bible |bible )?(?:verse|scripture|passage))/,
  /^(?:bible |biblical )?(?:verses?|scriptures?|passages?|quotes?|texts?|psalms?)(?: in the bible)?(?: is| are)?(?: that)?(?: talks?| speaks?| says?| tells?| deals?| helps?)?(?: us)? (?:about|on|for|of|to|regarding|concerning|with|good for) /,
  /^what (?:does|do) (?:the )?(?:bible|scriptures?|god|jesus|it) (?:say|says|teach|teaches|tell us) (?:about|on) /,
  /^(?:bible|scripture) (?:on|about) /,
  / (?:bible )?(?:verses?|scriptures?|passages?)(?: in the bible)?$/,
  / (?:in|from) the bible$/,
  / in (?:scripture|the scriptures)$/,
];

/** The words that a topic is recognised by, in any order and form. */
const keyOf = (name: string): string =>
  [...new Set(contentWords(name).map(termOf))].sort((one, other) => (one < other ? -1 : 1)).join(' ');

let positions: ReadonlyMap<string, readonly number[]> | undefined;

const known = (): ReadonlyMap<string, readonly number[]> =>
  (positions ??= new Map(
    topics.flatMap(({ names, references }) => {
      const verses = references.flatMap((reference) => verseReference(reference) ?? []).map(positionOf);
      return names.map((name) => [keyOf(name), verses] as const);
    }),
  ));

/** The verses that we chose for a topic, most helpful first; none where a text names no topic of `content/topics` and nothing else. */
export function versesOfTopic(text: string): readonly number[] {
  let named = text
    .toLowerCase()
    .replaceAll(/['’‘]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  for (const words of asking) named = named.replace(words, '');
  return known().get(keyOf(named)) ?? [];
}

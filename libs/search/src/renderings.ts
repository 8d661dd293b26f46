import type { Rendering, VerseHit } from '@berea/validation';
import { phraseTerm } from './phrases/phrase-terms.ts';
import { stopWords } from './template-words.ts';

/** Auxiliaries and calls of the King James Version, which today's English is without. */
const olden =
  'o yea let shalt wilt hast hadst art wast wert dost didst doest mayest canst therefore wherefore moreover'.split(' ');
const functionWords = new Set([...stopWords, ...olden]);

const words = /[\p{L}][\p{L}'’-]*/gu;

/** What one marked part says. */
interface Said {
  /** Its words, without function words at its ends; all of them where it has nothing else. */
  readonly words: readonly string[];
  readonly terms: readonly string[];
  /** Whether it has a word that is not a function word. */
  readonly hasContent: boolean;
}

const termOf = (word: string): string => phraseTerm(word.toLowerCase().replaceAll(/['’]/g, '').replace(/edst$/, 'ed'));

function saidBy(text: string): Said {
  const all = text.match(words) ?? [];
  const isContent = (word: string): boolean => !functionWords.has(word.toLowerCase());
  const first = all.findIndex(isContent);
  const own = first < 0 ? all : all.slice(first, all.findLastIndex(isContent) + 1);
  return { words: own, terms: own.map(termOf), hasContent: first >= 0 };
}

/**
 * What the marked parts of verses say, the most frequent first. 'Thou shalt love' counts as 'love', and so do 'loved' and
 * 'loveth': the form that is shown is the most frequent, or the shortest. A part with further words counts as the word in
 * it that is a more frequent translation by itself: 'according to all that the LORD' as 'LORD', but 'burnt offering' as
 * it is.
 */
export function renderingsOf(verses: readonly Pick<VerseHit, 'text' | 'marks'>[]): Rendering[] {
  const all = verses
    .flatMap(({ text, marks = [] }) => marks.map(([start, end]) => saidBy(text.slice(start, end))))
    .filter((said) => said.words.length > 0);
  const withContent = all.filter(({ hasContent }) => hasContent);
  // A word of two pieces leaves its auxiliary alone: 'doth' of 'doth he love'.
  const counted = withContent.length > all.length / 2 ? withContent : all;
  const times = Map.groupBy(counted, ({ terms }) => terms.join(' '));
  const timesOf = (key: string): number => times.get(key)?.length ?? 0;

  const forms = new Map<string, string[]>();
  const add = (key: string, form: string): void => {
    const group = forms.get(key);
    if (group) group.push(form);
    else forms.set(key, [form]);
  };
  for (const [key, group] of times) {
    const [{ terms }] = group as [Said];
    const head = terms.toSorted((one, other) => timesOf(other) - timesOf(one))[0]!;
    const isHeaded = terms.length > 1 && timesOf(head) > group.length;
    for (const said of group)
      if (isHeaded) add(head, said.words[terms.indexOf(head)]!);
      else add(key, said.words.join(' '));
  }
  return Array.from(forms.values(), (group) => ({ text: mostFrequent(group), times: group.length })).toSorted(
    (one, other) => other.times - one.times || one.text.localeCompare(other.text, 'en'),
  );
}

function mostFrequent(forms: readonly string[]): string {
  const counts = [...Map.groupBy(forms, (form) => form)];
  return counts.toSorted(
    ([one, all], [other, others]) => others.length - all.length || one.length - other.length,
  )[0]![0];
}

import { derived, ours, type Fact } from '@berea/content';
import { parseReference } from '@berea/scripture';
import factWords from '../../data/fact-words.json' with { type: 'json' };
import { stopWords, templateWords } from '../template-words.ts';
import type { Meaning } from '../meaning/encoder.ts';
import { factLikeness } from '../meaning/learned-meanings.ts';
import { askedWords } from './asked-words.ts';
import { PhrasingIndex, type Likeness } from './phrasing-index.ts';

/** From this likeness on, a fact is what was asked for; words that ask for nothing must be nearly its own. */
const leastLikeness = { asked: 0.75, open: 0.9 };

/** From this likeness on, one word may stand for another. */
const alike = 0.9;
const mostCompared = 40;

const askingFor = new Set(factWords.askingFor);
const empty = new Set(factWords.empty);

const weightOf = (word: string): number =>
  askingFor.has(word) ? 0.6 : empty.has(word) ? 0.05 : stopWords.has(word) ? 0.05 : templateWords.has(word) ? 0.6 : 1;

const indexed = derived(
  () =>
    new PhrasingIndex(
      ours('facts').map((fact) => ({ item: fact, texts: phrasingsOf(fact) })),
      askedWords,
      weightOf,
    ),
);

/** A fact, and whether it was found by what it speaks of: no wording of it is like the question. */
export interface FoundFact extends Likeness<Fact> {
  readonly covers?: true;
}

/** The fact that a question asks for; undefined when it asks for something else. */
export function factFor(question: string, meaning?: Meaning): FoundFact | undefined {
  const asked = askedFor(question);
  const least = leastLikeness[asked === 'open' ? 'open' : 'asked'];
  return (
    likeFacts(question).find(
      ({ item, text, score }) => score >= least && (score >= alike || !asksElse(question, text, item)),
    ) ??
    (meaning && meantFact(question, 'sure', meaning))
  );
}

/** The fact that a question seems to ask for, where nothing else answers it. */
export const likelyFactFor = (question: string, meaning: Meaning): FoundFact | undefined =>
  meantFact(question, 'likely', meaning);

const choice = /\bor\b/i;

/** Facts with a wording like a question, which ask for the same kind of thing. */
function likeFacts(question: string): Likeness<Fact>[] {
  const asked = askedFor(question);
  const chooses = choice.test(question);
  return indexed().like(question, mostCompared, {
    // 'Who was made first, Adam or Eve' is not like 'who was the first woman', which leaves no choice.
    accepts: (phrasing) => agree(asked, askedForBy(phrasing)) && (chooses || !choice.test(phrasing)),
  });
}

/** From this likelihood on a fact is what was asked for. */
const leastLikelihood = { sure: 0.6, likely: 0.4 } as const;
/** So many facts are compared whose meaning is nearest. */
const mostMeant = 12;

/**
 * The fact that a question means, by its words, by how much of it the fact speaks of, and by what it means. Learned by
 * leaving out the second wording of each fact: at 0.6 the answer was its own fact for 0.46 of them and another for 0.07,
 * at 0.4 for 0.61 and 0.11, and mostly another that tells the same; without meanings for 0.39 and 0.10, and 0.55 and 0.14.
 */
function meantFact(question: string, how: keyof typeof leastLikelihood, meaning: Meaning): FoundFact | undefined {
  const asked = askedFor(question);
  const likeness = factLikeness(meaning);
  const words = new Map(likeFacts(question).map((each) => [each.item, each]));
  const nearest = ours('facts')
    .map((item) => ({ item, alike: likeness(item) }))
    .toSorted((one, other) => other.alike - one.alike)
    .slice(0, mostMeant)
    .filter(({ item }) => phrasingsOf(item).some((phrasing) => agree(asked, askedForBy(phrasing))))
    .map(({ item }) => item);
  const [first, ...others] = [...new Set([...words.keys(), ...nearest])]
    .map((item) => {
      const { text = item.sentence, score: own = 0 } = words.get(item) ?? {};
      const cover = indexed().shareIn(question, vocabularyOf(item));
      const alike = likeness(item);
      return { item, text, own, cover, alike, score: 0.5 * alike + 0.1 * own + 0.4 * cover };
    })
    .toSorted((one, other) => other.score - one.score);
  if (!first || namesOthers(question, first)) return undefined;
  const lead = first.score - (others.find(({ item }) => !isSame(item, first.item))?.score ?? 0);
  const length = Math.min(carrying(question).size, longest) / longest;
  const sum =
    2.21 * first.alike +
    1.46 * first.own +
    2.84 * first.cover +
    2.3 * lead +
    2.68 * length +
    2.39 * first.score -
    (asked === 'open' ? 0.28 : 0) -
    8.01;
  return 1 / (1 + Math.exp(-sum)) >= leastLikelihood[how] ? { ...first, covers: true } : undefined;
}

/** More words that carry a question say no more for a fact. */
const longest = 8;

/** Whether two facts tell the same, as several of one scene do. */
function isSame(one: Fact, other: Fact): boolean {
  const [mine, theirs] = [one, other].map(({ references }) => parseReference(references[0]!)!);
  return (
    one.sentence === other.sentence ||
    (mine!.book === theirs!.book &&
      mine!.chapter === theirs!.chapter &&
      mine!.verse! <= (theirs!.lastVerse ?? theirs!.verse!) &&
      theirs!.verse! <= (mine!.lastVerse ?? mine!.verse!))
  );
}

/** Reasons and ways are those of somebody: 'why does God get jealous' does not ask why Saul was. */
function namesOthers(question: string, { item, text }: Likeness<Fact>): boolean {
  if (!['why', 'how', 'when', 'whether'].includes(askedFor(question))) return false;
  const names = new Set(
    (item.sentence.match(/\p{Lu}\p{L}+/gu) ?? []).flatMap((name) => askedWords(name).map(({ term }) => term)),
  );
  const named = [...carrying(text)].filter((term) => names.has(term));
  const mine = carrying(question);
  return named.length > 0 && !named.some((term) => mine.has(term));
}

const vocabularies = new WeakMap<Fact, ReadonlySet<string>>();

/** The terms of everything that a fact says and that asks for it. */
function vocabularyOf(fact: Fact): ReadonlySet<string> {
  let vocabulary = vocabularies.get(fact);
  if (!vocabulary) {
    const texts = [...phrasingsOf(fact), fact.sentence, ...fact.answer];
    vocabularies.set(fact, (vocabulary = new Set(texts.flatMap((text) => askedWords(text).map(({ term }) => term)))));
  }
  return vocabulary;
}

/** What is asked for: a person, a place, a number, whether something is so. 'open' where the wording leaves it open. */
type AskedFor = 'who' | 'where' | 'when' | 'why' | 'how' | 'how much' | 'whether' | 'open';

/** The first that fits decides. */
const askingWords: readonly (readonly [RegExp, AskedFor])[] = [
  [
    /\bhow (?:many|much|old|long|tall|big|far|often|large|heavy)\b|\bat what age\b|\b(?:what|which) (?:age|size)\b/,
    'how much',
  ],
  [/\bwhy\b/, 'why'],
  [/\bwho(?:m|se)?\b/, 'who'],
  [
    /\bwhere\b|\b(?:what|which|on what|in what|in which) (?:mountain|mount|city|town|village|place|country|land|river|chapter)\b/,
    'where',
  ],
  [/\bwhen did\b|\bwhen (?:was|were|is)\b|^when\b|\b(?:what|which) (?:year|day|date|century)\b/, 'when'],
  [/\bhow\b/, 'how'],
  [/^(?:is|are|was|were|does|do|did|has|have|can|will)\b/, 'whether'],
];

function askedFor(question: string): AskedFor {
  const text = question
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b(who|where|when|why|how|what)'?s\b/g, '$1 is');
  return askingWords.find(([pattern]) => pattern.test(text))?.[1] ?? 'open';
}

const known = new Map<string, AskedFor>();

/** The same for a phrasing of ours, of which there are thousands; each is read once. */
function askedForBy(phrasing: string): AskedFor {
  let asked = known.get(phrasing);
  if (asked === undefined) known.set(phrasing, (asked = askedFor(phrasing)));
  return asked;
}

const agree = (one: AskedFor, other: AskedFor): boolean =>
  one === other || (one === 'open' && other === 'who') || (one === 'who' && other === 'open');

/** The words that carry a question. */
const carrying = (text: string): Set<string> =>
  new Set(
    askedWords(text)
      .filter(({ word }) => !stopWords.has(word) && !askingFor.has(word) && !empty.has(word))
      .map(({ term }) => term),
  );

/**
 * Whether a question asks for something else than a phrasing that is not quite its own: one has a word that carries it in
 * place of another of the other one, or one of them is nothing but a name. 'When did he die' is not 'when was he born',
 * and 'who was he' is not 'who was his father'. A word that the fact speaks of elsewhere is none of another matter: 'the left-handed
 * judge' is 'the left-handed man'.
 */
function asksElse(question: string, phrasing: string, fact: Fact): boolean {
  const [mine, theirs] = [carrying(question), carrying(phrasing)];
  const less = [...theirs].some((term) => !mine.has(term));
  const isKnown = (term: string): boolean => theirs.has(term) || (theirs.size > 1 && vocabularyOf(fact).has(term));
  const more = [...mine].some((term) => !isKnown(term));
  return (more && (less || theirs.size < 2)) || (less && mine.size < 2);
}

/** Every way to ask for a fact: the patterns of its relation for each name of its subject, and its own wordings. */
function phrasingsOf({ subject, relation, asked = [] }: Fact): string[] {
  const names = [subject, ...(ours('otherNames')[subject] ?? [])];
  return [
    ...ours('relations')[relation]!.patterns.flatMap((pattern) =>
      names.map((name) => pattern.replace('{subject}', name)),
    ),
    ...asked,
  ];
}

import { facts, otherNames, relations, type Fact } from '@berea/content/facts';
import { stopWords, templateWords } from '../template-words.ts';
import { askedWords } from './asked-words.ts';
import { PhrasingIndex, type Likeness } from './phrasing-index.ts';

/** From this likeness on, a fact is what was asked for; words that ask for nothing must be nearly its own. */
const leastLikeness = { asked: 0.75, open: 0.9 };

/** From this likeness on, one word may stand for another. */
const alike = 0.9;
const mostCompared = 5;

/** Words that say what is asked for: a person, a place, a time, a reason. */
const askingFor = new Set([
  'who',
  'whom',
  'whose',
  'where',
  'when',
  'why',
  'how',
  'many',
  'long',
  'old',
  'much',
  'tall',
  'big',
]);

/** Words that say nothing in a question for a fact. */
const empty = new Set([
  'bible',
  'biblical',
  'scripture',
  'tell',
  'please',
  'know',
  'actually',
  'really',
  'exactly',
  'again',
  'ever',
]);

const weightOf = (word: string): number =>
  askingFor.has(word) ? 0.6 : empty.has(word) ? 0.05 : stopWords.has(word) ? 0.05 : templateWords.has(word) ? 0.6 : 1;

let index: PhrasingIndex<Fact> | undefined;

const indexed = (): PhrasingIndex<Fact> =>
  (index ??= new PhrasingIndex(
    facts.map((fact) => ({ item: fact, texts: phrasingsOf(fact) })),
    askedWords,
    weightOf,
  ));

/** The fact that a question asks for; undefined when it asks for something else. */
export function factFor(question: string): Likeness<Fact> | undefined {
  const asked = askedFor(question);
  const least = asked === 'open' ? leastLikeness.open : leastLikeness.asked;
  return indexed()
    .like(question, mostCompared, { accepts: (phrasing) => agree(asked, askedForBy(phrasing)) })
    .find(({ text, score }) => score >= least && (score >= alike || !asksElse(question, text)));
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
 * and 'who was he' is not 'who was his father'.
 */
function asksElse(question: string, phrasing: string): boolean {
  const [mine, theirs] = [carrying(question), carrying(phrasing)];
  const [more, less] = [[...mine].some((term) => !theirs.has(term)), [...theirs].some((term) => !mine.has(term))];
  return (more && (less || theirs.size < 2)) || (less && mine.size < 2);
}

/** Every way to ask for a fact: the patterns of its relation for each name of its subject, and its own wordings. */
function phrasingsOf({ subject, relation, asked = [] }: Fact): string[] {
  const names = [subject, ...(otherNames[subject] ?? [])];
  return [
    ...relations[relation].patterns.flatMap((pattern) => names.map((name) => pattern.replace('{subject}', name))),
    ...asked,
  ];
}

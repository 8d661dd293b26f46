import { parseReference } from '@berea/scripture';
import type { Fact } from '../schema/fact.ts';
import { someHas } from './folded.ts';
import { numbersIn } from './numbers-in.ts';

/** The stored texts that our own texts are compared with. */
export interface VerseTexts {
  /** The text of a reference in each version. */
  readonly textsOf: (reference: string) => readonly string[];
  /** Each chapter of each version, `folded`. */
  readonly chapters: readonly string[];
  /** Every word that some verse of some version writes with a small letter. */
  readonly smallWords: ReadonlySet<string>;
}

/** A name or number that a fact may give although its verses do not, and why. */
export interface FactException {
  /** 'Goliath: killer' */
  readonly fact: string;
  readonly words: readonly string[];
  readonly reason: string;
}

/** Names of our own frame rather than of what is told. */
const frame = new Set(
  'Bible Bibles Testament Old New Hebrew Greek Latin Aramaic English Gospel Gospels Christian Christians Jewish Protestant Catholic Orthodox'.split(
    ' ',
  ),
);

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}-]*/gu) ?? [];
/** 'Israelites' for 'Israel'. */
const withoutEnding = (word: string): string => word.toLowerCase().replace(/(?:ites?|ians?|s)$/, '');

/** A list may say how many it has: 'three sons, Shem, Ham and Japheth'. */
const countOf = (answer: readonly string[]): number[] => (answer.length > 1 ? [answer.length] : []);

/** The name of a fact in messages and exceptions. */
const nameOf = ({ subject, relation }: Pick<Fact, 'subject' | 'relation'>): string => `${subject}: ${relation}`;

/** The names and numbers of a fact's subject, answer and sentence that none of its verses has. */
function missingIn(fact: Fact, { textsOf, smallWords }: VerseTexts): string[] {
  const places = fact.references.map((reference) => parseReference(reference)!);
  const bookNames = places.map(({ book }) => book.name.replace(/^\d /, ''));
  const texts = [...fact.references.flatMap(textsOf), ...bookNames];
  const told = new Set(texts.flatMap(wordsIn).map(withoutEnding));
  const counted = new Set([
    ...texts.flatMap((text) => [...numbersIn(text)]),
    ...countOf(fact.answer),
    // What is asked for is no claim of the answer: 'the second plague'.
    ...numbersIn(fact.subject),
    ...(fact.relation === 'passage' || fact.relation === 'chapters'
      ? fact.references.flatMap((text) => [...numbersIn(text)])
      : []),
  ]);
  const [answered, said] = [fact.answer.join('; '), fact.sentence].map((text) =>
    text.replace(/['’]s\b/g, '').replaceAll('King James Version', ''),
  );

  const isName = (word: string) =>
    /^\p{Lu}/u.test(word) && word.length > 1 && !smallWords.has(word.toLowerCase()) && !frame.has(word);
  const names = [...new Set([...wordsIn(answered!), ...wordsIn(said!)])].filter(
    (word) => isName(word) && !told.has(withoutEnding(word)),
  );
  const untold = [...numbersIn(`${answered}; ${said}`)]
    // 'one' and 'first' are seldom numbers.
    .filter((number) => number !== 1 && !counted.has(number))
    .map(String);
  return [...names, ...untold];
}

/** What a fact says is nowhere in the Bible, and is: 'the word Trinity' is looked for as 'Trinity'. */
function presentAfterAll({ subject, relation, answer }: Fact, { chapters }: VerseTexts): string[] {
  if (relation !== 'in the Bible' || answer[0] !== 'no') return [];
  const words = subject.replace(/^the (?:word )?/, '');
  return someHas(chapters, words) ? [`${words} is in the Bible`] : [];
}

/** What is wrong with the facts, a sentence each: what their verses do not say, and exceptions that nothing needs. */
export function factProblems(
  facts: readonly Fact[],
  texts: VerseTexts,
  exceptions: readonly FactException[],
): string[] {
  const excepted = new Map(exceptions.map(({ fact, words }) => [fact, new Set(words)]));
  const problems = facts.flatMap((fact) => {
    const name = nameOf(fact);
    const allowed = excepted.get(name);
    const missing = missingIn(fact, texts)
      .filter((word) => allowed?.delete(word) !== true)
      .map((word) => `${name}: ${word} is not in ${fact.references.join(', ')}`);
    return [...missing, ...presentAfterAll(fact, texts).map((problem) => `${name}: ${problem}`)];
  });
  const idle = [...excepted].flatMap(([fact, words]) =>
    [...words].map((word) => `${fact}: needs no exception for ${word}`),
  );
  return [...problems, ...idle];
}

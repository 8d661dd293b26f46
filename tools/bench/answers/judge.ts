import { readContent } from '@berea/content/files';
import { parseReference, positionOf, type VersePlace } from '@berea/scripture';
import { sentencesOf } from '@berea/search/text';
import type { QuestionAnswer } from '@berea/validation';
import type { LabelledQuestion } from './questions.ts';

/** How many references count as the first. */
const firstReferences = 5;

/** Whether an answer is what its question was labelled with. A question for help is judged by `answeredByCard`. */
export function isRight({ kind, expected }: LabelledQuestion, answer: QuestionAnswer): boolean {
  switch (kind) {
    case 'fact':
      return names(sentencesOf(answer.summary)[0] ?? '', expected);
    case 'saying':
      return (answer.outcome === 'saying' || answer.outcome === 'fact') && names(answer.summary, expected);
    case 'quotation':
    case 'topic':
      return answer.references.slice(0, firstReferences).some(({ scripture }) => meetsOne(scripture, expected));
    case 'card':
      return answeredByCard(answer, expected) === 'right';
    case 'decline':
      return isDeclined(answer);
    case 'answer':
      return !isDeclined(answer);
  }
}

/** Whether a card answered the question, and whether it is one of those that fit. */
export function answeredByCard({ provenance, outcome }: QuestionAnswer, expected: string): 'right' | 'wrong' | 'none' {
  if (provenance?.writer !== 'card' || (outcome !== undefined && outcome !== 'card')) return 'none';
  const gave = provenance.sources.map((source) => source.gave ?? '').join(' ');
  return titlesOf(expected).some((title) => gave.includes(`“${title}”`)) ? 'right' : 'wrong';
}

/** Whether one of the cards that fit is the answer or is offered beside it. */
export const offersCard = (answer: QuestionAnswer, expected: string): boolean =>
  answeredByCard(answer, expected) === 'right' ||
  (answer.nearest ?? []).some(({ title }) => titlesOf(expected).includes(title));

const { questions, apologetics, studies } = readContent(['questions', 'apologetics', 'studies']);
const titles = new Map([
  ...questions.map(({ id, question }) => [id, question] as const),
  ...apologetics.map(({ id, title }) => [id, title] as const),
  ...studies.map(({ id, topic }) => [id, topic] as const),
]);

/** The titles of cards, as an answer names them. */
const titlesOf = (ids: string): string[] =>
  ids.split('|').map((id) => {
    const title = titles.get(id);
    if (title === undefined) throw new Error(`There is no card '${id}'`);
    return title;
  });

/** Whether the answer says that there is none. */
const isDeclined = ({ outcome, references }: QuestionAnswer): boolean =>
  outcome === undefined ? references.length === 0 : outcome === 'declined';

/** Whether a text has one of the alternatives of each required word; case and the shape of apostrophes do not matter. */
function names(text: string, expected: string): boolean {
  const plain = folded(text);
  return expected.split('&').every((required) => required.split('|').some((word) => plain.includes(folded(word))));
}

const folded = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const meetsOne = (scripture: string, expected: string): boolean => {
  const [from, to] = span(scripture);
  return expected
    .split('|')
    .map(span)
    .some(([first, last]) => first <= to && from <= last);
};

/** @throws Error when the text is not a reference to verses */
function span(written: string): readonly [from: number, to: number] {
  const place = parseReference(written);
  if (place?.verse === undefined) throw new Error(`${written} is not a verse`);
  const from = positionOf(place as VersePlace);
  return [from, from + (place.lastVerse ?? place.verse) - place.verse];
}

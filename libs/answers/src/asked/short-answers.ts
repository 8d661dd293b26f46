import type { AnswerDraft, Signature } from '../author.ts';
import type { NearCard } from '@berea/validation';
import type { Fact, Saying } from '@berea/content';
import { capital, cited, listed } from '../compose/phrasing.ts';

const ours = (gave: string): Signature => ({
  writer: 'card',
  sources: [{ name: 'Our own writing', gave }],
  confidence: 'high',
});

/** The facts that were asked for: their sentences with their references are the answer. */
export const answerOfFacts = (question: string, facts: readonly Fact[], nearest: readonly NearCard[]): AnswerDraft => ({
  question,
  summary: facts.map(({ sentence, references }) => withReferences(answering(question, sentence), references)).join(' '),
  plainEnglishExplanation: facts.flatMap(({ disputed }) => disputed ?? []).join('\n\n'),
  references: [...new Set(facts.flatMap(({ references }) => references))].map((scripture) => ({ scripture })),
  outcome: 'fact',
  nearest: [...nearest],
  signature: ours('the sentence that answers'),
});

/** What is taken for the Bible's and is not in it: where it comes from, and what is nearest. */
export const answerOfSaying = (question: string, saying: Saying, nearest: readonly NearCard[]): AnswerDraft => ({
  question,
  summary: `${capital(saying.saying)}? ${sentenceOn(saying)} ${nearestIn(saying)}`,
  plainEnglishExplanation: saying.origin,
  references: saying.nearest.map((scripture) => ({ scripture, why: 'What is nearest to it in scripture.' })),
  outcome: 'saying',
  nearest: [...nearest],
  signature: ours('what is said of the saying'),
});

/** 'Not in the Bible, which …' becomes a whole sentence. */
const sentenceOn = ({ sentence }: Saying): string => sentence.replace(/^Not /, 'That is not ');

const nearestIn = ({ nearest }: Saying): string =>
  `Nearest ${nearest.length > 1 ? 'are' : 'is'} ${listed(nearest.map(cited))}.`;

const asksWhetherRight = /\b(?:ok|okay|alright|all right|allowed|permitted|fine|good)\b/i;
const yesOrNo = /^(?:yes|no)\b[,:;]?\s*/i;

/**
 * A sentence that says whether something is wrong begins with yes or no. Who asks whether it is all right would read the
 * opposite, so he gets it without.
 */
const answering = (question: string, sentence: string): string =>
  asksWhetherRight.test(question) ? capital(sentence.replace(yesOrNo, '')) : sentence;

/** References before the end of the sentence: 'David killed Goliath (1 Samuel 17:49-51).' */
const withReferences = (sentence: string, references: readonly string[]): string =>
  sentence.replace(/([.?]”?)$/, ` (${references.map(cited).join('; ')})$1`);

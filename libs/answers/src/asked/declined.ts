import type { AnswerDraft, ObjectionDraft, Signature } from '../author.ts';
import { notForUs } from './not-for-us.ts';
import { otherLanguageSentence } from './other-language.ts';

/** Why there is no answer. */
export type WhyDeclined = 'nonsense' | 'off-topic' | 'instructions' | 'nothing';

const sentences: Readonly<Record<WhyDeclined, string>> = {
  nonsense: 'We could not make out what you are asking; please put it in a few plain English words.',
  'off-topic':
    'Scripture does not speak to this, so we have nothing to offer on it; you are welcome to ask about the Bible or about life.',
  nothing: 'We have no answer of our own to this; other words may find one.',
  instructions:
    'This page answers questions about the Bible and about life, and does nothing else; what would you like to ask?',
};

const signature: Signature = {
  writer: 'card',
  sources: [{ name: 'Our own writing', gave: 'the sentence' }],
  confidence: 'low',
};

/** An answer of one sentence, without passages. */
export const declinedSaying = (question: string, sentence: string): AnswerDraft => ({
  question,
  summary: sentence,
  plainEnglishExplanation: '',
  references: [],
  outcome: 'declined',
  signature,
});

/** The same for an objection. */
export const declinedObjection = (objection: string, sentence: string): ObjectionDraft => ({
  objection,
  coreResponse: sentence,
  deeperExplanation: '',
  keyScriptures: [],
  furtherReading: [],
  signature,
});

/** The one sentence for an order to a machine, for another language, and for what scripture does not touch. */
export function sentenceInstead(text: string): string | undefined {
  const why = notForUs(text);
  return why === 'instructions' ? sentences[why] : (otherLanguageSentence(text) ?? (why && sentences[why]));
}

/** The one sentence for a text that cannot be answered. */
export const declined = (question: string, why: WhyDeclined): AnswerDraft => declinedSaying(question, sentences[why]);

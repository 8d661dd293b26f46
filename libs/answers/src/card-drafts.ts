import type { ApologeticsCard, QuestionCard, StudyCard } from '@berea/content/card';
import { foldWord } from '@berea/scripture';
import type { AnswerDraft, ObjectionDraft, Signature, StudyDraft } from './author.ts';

const ours = (gave: string, nearest = false): Signature => ({
  writer: 'card',
  sources: [{ name: 'Our own writing', gave }],
  confidence: 'high',
  ...(nearest && { nearest }),
});

/** A question without its marks: 'Was Jesus married' is asked in the words of 'Was Jesus married?'. */
const lettersOf = (question: string): string =>
  foldWord(question)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Converts a question card to an answer to the question as asked. */
export const answerOfCard = (asked: string, card: QuestionCard): AnswerDraft => ({
  question: asked,
  summary: card.summary,
  plainEnglishExplanation: card.explanation,
  references: card.references,
  whereChristiansDiffer: card.whereChristiansDiffer,
  outcome: 'card',
  ...(lettersOf(asked) !== lettersOf(card.question) && { answers: card.question }),
  signature: ours(`the answer to “${card.question}”, and what each passage contributes`),
});

/**
 * Converts an apologetics card to an answer.
 * @param nearestTo what was asked, when the card answers a similar objection
 */
export const answerToObjection = (card: ApologeticsCard, nearestTo?: string): ObjectionDraft => ({
  objection: card.title,
  commonObjection: card.objection,
  coreResponse: card.coreResponse,
  deeperExplanation: card.deeperExplanation,
  keyScriptures: card.scriptures,
  furtherReading: [...card.furtherReading],
  ...(nearestTo !== undefined && { nearestTo }),
  signature: {
    ...ours(`the answer to “${card.title}”`, nearestTo !== undefined),
    confidence: nearestTo === undefined ? 'high' : 'low',
  },
});

/**
 * Converts a study card to a study.
 * @param near the card is on a similar topic, not exactly the one asked
 */
export const studyOfCard = (card: StudyCard, near = false): StudyDraft => ({
  title: card.title,
  introduction: near ? `Of the studies we have written this is the nearest. ${card.introduction}` : card.introduction,
  sections: card.sections.map(({ heading, teaching, scriptures }) => ({ heading, teachingText: teaching, scriptures })),
  reflectionQuestions: [...card.questions],
  concludingPrayer: card.prayer,
  suggestedLongReads: [...card.longReads],
  signature: ours(`the study “${card.topic}”`, near),
});

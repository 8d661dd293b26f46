import type { ApologeticsCard, QuestionCard, StudyCard } from '@berea/content/card';
import type { AnswerDraft, ObjectionDraft, Signature, StudyDraft } from './author.ts';

const ours = (gave: string, nearest = false): Signature => ({
  writer: 'card',
  sources: [{ name: 'Our own writing', gave }],
  confidence: 'high',
  ...(nearest && { nearest }),
});

/**
 * Converts a question card to an answer to the question as asked.
 * @param near the card answers a similar question, not exactly the one asked
 */
export const answerOfCard = (asked: string, card: QuestionCard, near = false): AnswerDraft => ({
  question: asked,
  summary: near
    ? `The nearest question that we have answered is “${card.question}” This is its answer. ${card.summary}`
    : card.summary,
  plainEnglishExplanation: card.explanation,
  references: card.references,
  whereChristiansDiffer: card.whereChristiansDiffer,
  signature: ours(`the answer to “${card.question}”, and what each passage contributes`, near),
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
 * @param nearestTo what was asked, when the card is on a similar topic
 */
export const studyOfCard = (card: StudyCard, nearestTo?: string): StudyDraft => ({
  title: card.title,
  introduction:
    nearestTo === undefined
      ? card.introduction
      : `Of the studies we have written this is the nearest to “${nearestTo}”. ${card.introduction}`,
  sections: card.sections.map(({ heading, teaching, scriptures }) => ({ heading, teachingText: teaching, scriptures })),
  reflectionQuestions: [...card.questions],
  concludingPrayer: card.prayer,
  suggestedLongReads: [...card.longReads],
  signature: ours(`the study “${card.topic}”`, nearestTo !== undefined),
});

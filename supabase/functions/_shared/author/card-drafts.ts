import type { ApologeticsCard, QuestionCard, StudyCard } from '../../../content/card.ts';
import type { AnswerDraft, ObjectionDraft, Signature, StudyDraft } from './author.ts';

const ours = (gave: string, nearest = false): Signature => ({
  writer: 'card',
  sources: [{ name: 'Our own writing', gave }],
  confidence: 'high',
  ...(nearest && { nearest }),
});

/** A card's answer, under the question as it was asked. @param near it is the nearest to what was asked, and not quite the same */
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

/** A card's answer. @param nearestTo what was asked, where the card answers something else that is near it */
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

/** A card's outline as a study. @param nearestTo what was asked, where the study is the nearest to it and not quite the same */
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

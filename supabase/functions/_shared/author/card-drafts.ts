import type { ApologeticsCard, QuestionCard, StudyCard } from '../../../content/card.ts';
import type { AnswerDraft, ObjectionDraft, Signature, StudyDraft } from './author.ts';

const ours = (gave: string): Signature => ({ writer: 'card', sources: [{ name: 'Our own writing', gave }], confidence: 'high' });

/** A card's answer, under the question as it was asked. */
export const answerOfCard = (asked: string, card: QuestionCard): AnswerDraft => ({
  question: asked,
  summary: card.summary,
  plainEnglishExplanation: card.explanation,
  references: card.references,
  whereChristiansDiffer: card.whereChristiansDiffer,
  signature: ours(`the answer to “${card.question}”, and what each passage contributes`),
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
  signature: { ...ours(`the answer to “${card.title}”`), confidence: nearestTo === undefined ? 'high' : 'low' },
});

/** A card's outline as a study. */
export const studyOfCard = (card: StudyCard): StudyDraft => ({
  title: card.title,
  introduction: card.introduction,
  sections: card.sections.map(({ heading, teaching, scriptures }) => ({ heading, teachingText: teaching, scriptures })),
  reflectionQuestions: [...card.questions],
  concludingPrayer: card.prayer,
  suggestedLongReads: [...card.longReads],
  signature: ours(`the study “${card.topic}”`),
});

import { cardText, sectionText } from '@berea/care';
import type { CareCard } from '@berea/content/care';
import type { AnswerDraft, EntryDraft, ObjectionDraft, Signature, StudyDraft } from '../author.ts';

/**
 * The signature of a care card. It has no confidence, because the card is not an estimate of how well an answer fits.
 */
const ours: Signature = {
  writer: 'card',
  sources: [{ name: 'Our own writing', gave: 'every word of this page but the verses' }],
};

const passagesOf = ({ sections }: CareCard) => sections.flatMap(({ passages }) => passages);

const textOf = ({ sections, prayer }: CareCard): string => cardText(sections, prayer);

/**
 * Converts a care card to an answer.
 * @param asked the question as typed
 */
export const answerOfCareCard = (card: CareCard, asked: string): AnswerDraft => ({
  question: asked,
  summary: card.summary,
  plainEnglishExplanation: textOf(card),
  references: passagesOf(card),
  signature: ours,
});

/**
 * Converts a care card to an answer to an objection.
 * @param asked the objection as typed
 */
export const objectionOfCareCard = (card: CareCard, asked: string): ObjectionDraft => ({
  objection: asked,
  coreResponse: card.summary,
  deeperExplanation: textOf(card),
  keyScriptures: passagesOf(card).map(({ scripture }) => scripture),
  furtherReading: [],
  signature: ours,
});

/** Converts a care card to an encyclopedia entry, under its neutral title. */
export const entryOfCareCard = (card: CareCard): EntryDraft => ({
  title: card.title,
  category: 'Care',
  summary: card.summary,
  details: textOf(card),
  keyScriptures: passagesOf(card).map(({ scripture }) => scripture),
  signature: ours,
});

/**
 * Converts a care card to a study, under its neutral title. It has no questions: a person in danger gets no exercises.
 */
export const studyOfCareCard = (card: CareCard): StudyDraft => ({
  title: card.title,
  introduction: card.summary,
  sections: card.sections.map((section) => ({
    heading: section.heading,
    teachingText: sectionText(section),
    scriptures: section.passages.map(({ scripture }) => scripture),
  })),
  reflectionQuestions: [],
  concludingPrayer: card.prayer,
  signature: ours,
});

import type { CareCard } from '../../../content/care/care-card.ts';
import type { AnswerDraft, EntryDraft, ObjectionDraft, Signature, StudyDraft } from '../author/author.ts';

/** Where a card for somebody in danger comes from. It is nobody's opinion of how well an answer fits, so it has no confidence. */
const ours: Signature = {
  writer: 'card',
  sources: [{ name: 'Our own writing', gave: 'every word of this page but the verses' }],
};

const passagesOf = ({ sections }: CareCard) => sections.flatMap(({ passages }) => passages);

/** A section's text, then why each of its passages is there: only answers to questions have a field of their own for that. */
const withReasons = ({ text, passages }: CareCard['sections'][number]): string =>
  [text, ...passages.map(({ scripture, why }) => `${scripture}: ${why}`)].join('\n\n');

/** The card as an answer. @param asked the question as typed */
export const answerOfCareCard = (card: CareCard, asked: string): AnswerDraft => ({
  question: asked,
  summary: card.summary,
  plainEnglishExplanation: card.sections.map(({ text }) => text).join('\n\n'),
  references: passagesOf(card),
  signature: ours,
});

/** The card as an answer to an objection. @param asked the objection as typed */
export const objectionOfCareCard = (card: CareCard, asked: string): ObjectionDraft => ({
  objection: asked,
  coreResponse: card.summary,
  deeperExplanation: card.sections.map((section) => `### ${section.heading}\n\n${withReasons(section)}`).join('\n\n'),
  keyScriptures: passagesOf(card).map(({ scripture }) => scripture),
  furtherReading: [],
  signature: ours,
});

/** The card as an entry of the encyclopedia, under its neutral title. */
export const entryOfCareCard = (card: CareCard): EntryDraft => ({
  title: card.title,
  category: 'Care',
  summary: card.summary,
  details: card.sections.map(withReasons).join('\n\n'),
  keyScriptures: passagesOf(card).map(({ scripture }) => scripture),
  signature: ours,
});

/** The card as a study, under its neutral title. There are no questions: nobody in danger is set an exercise. */
export const studyOfCareCard = (card: CareCard): StudyDraft => ({
  title: card.title,
  introduction: card.summary,
  sections: card.sections.map((section) => ({
    heading: section.heading,
    teachingText: withReasons(section),
    scriptures: section.passages.map(({ scripture }) => scripture),
  })),
  reflectionQuestions: [],
  concludingPrayer: card.prayer,
  signature: ours,
});

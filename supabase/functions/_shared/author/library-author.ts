import type { AnswerDraft, Asked, Author, EntryDraft, ObjectionDraft, StudyDraft } from './author.ts';
import { answerOfCard, answerToObjection, studyOfCard } from './card-drafts.ts';
import type { Content } from './content.ts';
import { entryCards } from './entry-card.ts';
import { byName } from './names.ts';
import { noAnswer, noAnswerToObjection } from './nothing-found.ts';

/** Writes from our own cards and the imported sources, without a model or a network. */
export function libraryAuthor({ content }: { readonly content: Content }): Author {
  const entryCard = entryCards(content);
  const questionCard = byName(content.questions, ({ question, aliases }) => [question, ...aliases]);
  const apologeticsCard = byName(content.apologetics, ({ title, aliases }) => [title, ...aliases]);
  const studyCard = byName(content.studies, ({ topic, title, aliases }) => [topic, title, ...aliases]);
  return {
    async entry(term: string): Promise<EntryDraft | undefined> {
      return entryCard(term);
    },
    async answer({ text }: Asked): Promise<AnswerDraft> {
      const card = questionCard(text);
      return card ? answerOfCard(text, card) : noAnswer(text);
    },
    async objection({ text }: Asked): Promise<ObjectionDraft> {
      const card = apologeticsCard(text);
      return card ? answerToObjection(card) : noAnswerToObjection(text);
    },
    async study({ text }: Asked): Promise<StudyDraft | undefined> {
      const card = studyCard(text);
      return card && studyOfCard(card);
    },
  };
}

import { nearestCards, type FindableCard, type NearestCard } from '@berea/search';
import type { AnswerDraft, AuthorRequest, Author, EntryDraft, ObjectionDraft, StudyDraft } from './author.ts';
import { answerToObjection, studyOfCard } from './card-drafts.ts';
import { composedAnswer } from './compose/composed-answer.ts';
import { composedEntry } from './compose/composed-entry.ts';
import { composedObjection } from './compose/composed-objection.ts';
import { composedStudy } from './compose/composed-study.ts';
import { askedPlaces } from './compose/gathered.ts';
import type { Library } from './compose/material.ts';
import type { Content } from './content.ts';
import { supplementReferences } from './compose/supplement-references.ts';
import { entryCards } from './entry-card.ts';
import { byName } from './names.ts';
import { titlesNear } from './titles-near.ts';

/** What the library author writes from. */
export interface LibraryAuthor {
  readonly content: Content;
  readonly library: Library;
}

/**
 * Score from which a card is taken as the answer; 1 is the card's own name. A card with a lower score is shown as the
 * most similar answer.
 */
const minAnswerScore = 0.78;

/**
 * Creates an author that uses only our own cards and the imported sources, without a model or network access. If a card
 * matches, it is the answer; otherwise the answer is composed from the sources.
 */
export function libraryAuthor({ content, library }: LibraryAuthor): Author {
  const entryCard = entryCards(content);
  const questionCard = exactly(content.questions, ({ question, aliases }) => [question, ...aliases]);
  const apologeticsCard = exactly(content.apologetics, ({ title, aliases }) => [title, ...aliases]);
  const studyCard = exactly(content.studies, ({ topic, title, aliases }) => [topic, title, ...aliases]);
  return {
    async entry(term: string): Promise<EntryDraft | undefined> {
      const card = entryCard(term);
      if (card) return card;
      const composed = await composedEntry(library, term);
      // The misspelling 'Abrahm' finds the topic Abraham, for which there is a card.
      return composed && (entryCard(composed.title) ?? composed);
    },
    titlesNear: (term: string) => titlesNear(content, library, term),
    async answer(asked: AuthorRequest): Promise<AnswerDraft> {
      const near = questionCard(asked.text) ?? nearest(asked, content.questions);
      return near
        ? await supplementReferences(library, asked, near.card, near.score < minAnswerScore)
        : await composedAnswer(library, asked);
    },
    async objection(asked: AuthorRequest): Promise<ObjectionDraft> {
      const near = apologeticsCard(asked.text) ?? nearest(asked, content.apologetics);
      return near
        ? answerToObjection(near.card, near.score < minAnswerScore ? asked.text : undefined)
        : await composedObjection(library, content.apologetics, asked);
    },
    async study(asked: AuthorRequest): Promise<StudyDraft | undefined> {
      const near = studyCard(asked.text) ?? nearest(asked, content.studies);
      return near
        ? studyOfCard(near.card, near.score < minAnswerScore ? asked.text : undefined)
        : await composedStudy(library, content, asked);
    },
  };
}

/**
 * The card most similar to what was asked. A text that names a passage matches no card, even if the passage does not
 * exist: it asks about the passage.
 */
const nearest = <Card extends FindableCard>(
  { text }: AuthorRequest,
  cards: readonly Card[],
): NearestCard<Card> | undefined => (namesNoPlace(text) ? nearestCards(text, cards, 1)[0] : undefined);

function namesNoPlace(text: string): boolean {
  const { existing, missing } = askedPlaces(text);
  return existing.length === 0 && missing.length === 0;
}

/** Creates an exact lookup of cards by name. */
function exactly<Card extends FindableCard>(
  cards: readonly Card[],
  namesOf: (card: Card) => readonly string[],
): (text: string) => NearestCard<Card> | undefined {
  const find = byName(cards, namesOf);
  return (text) => {
    const card = find(text);
    return card && { card, score: 1 };
  };
}

import { nearestCards, type FindableCard, type NearestCard } from '../library/nearest-cards.ts';
import type { AnswerDraft, Asked, Author, EntryDraft, ObjectionDraft, StudyDraft } from './author.ts';
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

export interface LibraryAuthor {
  readonly content: Content;
  readonly library: Library;
}

/** A card this near to what was asked is its answer; 1 is the card's own name. One that is less near is answered with as the nearest there is. */
const nearEnough = 0.78;

/** Writes from our own cards and the imported sources, without a model or a network: a card where one fits, a composition where none does. */
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
      // 'Abrahm' leads to the topic Abraham, on whom we have written.
      return composed && (entryCard(composed.title) ?? composed);
    },
    async answer(asked: Asked): Promise<AnswerDraft> {
      const near = questionCard(asked.text) ?? nearest(asked, content.questions);
      return near
        ? await supplementReferences(library, asked, near.card, near.score < nearEnough)
        : await composedAnswer(library, asked);
    },
    async objection(asked: Asked): Promise<ObjectionDraft> {
      const near = apologeticsCard(asked.text) ?? nearest(asked, content.apologetics);
      return near
        ? answerToObjection(near.card, near.score < nearEnough ? asked.text : undefined)
        : await composedObjection(library, content.apologetics, asked);
    },
    async study(asked: Asked): Promise<StudyDraft | undefined> {
      const near = studyCard(asked.text) ?? nearest(asked, content.studies);
      return near
        ? studyOfCard(near.card, near.score < nearEnough ? asked.text : undefined)
        : await composedStudy(library, content, asked);
    },
  };
}

/** The card nearest to what was asked. Whoever names a passage asks about that passage, also where there is none. */
const nearest = <Card extends FindableCard>({ text }: Asked, cards: readonly Card[]): NearestCard<Card> | undefined =>
  namesNoPlace(text) ? nearestCards(text, cards, 1)[0] : undefined;

function namesNoPlace(text: string): boolean {
  const { existing, missing } = askedPlaces(text);
  return existing.length === 0 && missing.length === 0;
}

/** Cards by what they are called. */
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

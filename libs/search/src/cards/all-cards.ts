import { books } from '@berea/scripture';
import { ours } from '@berea/content';
import type { ApologeticsCard, BookCard, EncyclopediaCard, QuestionCard, StudyCard } from '@berea/content/card';

/** A card of any kind, as it is found. `card` of a book is undefined where only its overview is written. */
export type AnyCard =
  | { readonly kind: 'question'; readonly title: string; readonly card: QuestionCard }
  | { readonly kind: 'objection'; readonly title: string; readonly card: ApologeticsCard }
  | { readonly kind: 'study'; readonly title: string; readonly card: StudyCard }
  | { readonly kind: 'entry'; readonly title: string; readonly card: EncyclopediaCard | BookCard | undefined };

/** A card that can answer a question. */
export type AnsweringCard = Exclude<AnyCard, { readonly kind: 'study' }>;

/** A card with the texts that it is found by. */
export interface FindableText {
  readonly card: AnyCard;
  /** Its title or question and all other ways to ask for it. */
  readonly names: readonly string[];
  readonly topics: readonly string[];
  /** What it says in short. */
  readonly body: string;
}

/** The cards that are searched, by kind. */
export interface Cards {
  readonly encyclopedia: Readonly<Record<string, readonly EncyclopediaCard[]>>;
  readonly books: readonly BookCard[];
  readonly questions: readonly QuestionCard[];
  readonly apologetics: readonly ApologeticsCard[];
  readonly studies: readonly StudyCard[];
}

/** Cards of every kind, and every book of the Bible, with what each is found by. */
export function findableTexts({
  encyclopedia,
  books: bookCards,
  questions,
  apologetics,
  studies,
}: Cards): FindableText[] {
  return [
    ...questions.map((card) => ({
      card: { kind: 'question' as const, title: card.question, card },
      names: [card.question, ...card.aliases],
      topics: card.topics,
      body: card.summary,
    })),
    ...apologetics.map((card) => ({
      card: { kind: 'objection' as const, title: card.title, card },
      names: [card.title, ...card.aliases],
      topics: card.topics,
      body: `${card.objection} ${card.coreResponse}`,
    })),
    ...studies.map((card) => ({
      card: { kind: 'study' as const, title: card.topic, card },
      names: [card.topic, card.title, ...card.aliases],
      topics: [],
      body: card.introduction,
    })),
    ...Object.values(encyclopedia)
      .flat()
      .map((card) => ({
        card: { kind: 'entry' as const, title: card.title, card },
        names: [card.title, ...card.aliases],
        topics: [],
        body: card.summary,
      })),
    ...books.map((book) => {
      const card = bookCards.find((each) => each.book === book.id);
      return {
        card: { kind: 'entry' as const, title: book.name, card },
        names: [book.name, ...(card?.aliases ?? [])],
        topics: [],
        body: card?.summary ?? ours('overviews')[book.id].summary,
      };
    }),
  ];
}

/** The references of a card, in its order. */
export function passagesOf(card: AnyCard): readonly string[] {
  switch (card.kind) {
    case 'question':
      return card.card.references.map(({ scripture }) => scripture);
    case 'objection':
      return card.card.scriptures;
    case 'entry':
      return card.card?.keyScriptures ?? [];
    case 'study':
      return card.card.sections.flatMap(({ scriptures }) => scriptures);
  }
}

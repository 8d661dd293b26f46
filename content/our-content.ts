import type { BookId } from '@berea/scripture';
import type { BookOverview } from '@berea/validation';
import type {
  ApologeticsCard,
  BookCard,
  EncyclopediaCard,
  QuestionCard,
  StudyCard,
  ThesaurusGroup,
} from './schema/card.ts';
import type { Fact, RelationWordings } from './schema/fact.ts';
import type { LifeEvent } from './schema/life-event.ts';
import type { RememberedVerse } from './schema/remembered-verse.ts';
import type { Saying } from './schema/saying.ts';
import type { ModernWording } from './schema/modern-wording.ts';
import type { Topic } from './schema/topic.ts';

export type { Fact, LifeEvent, RememberedVerse, Saying, Topic };

/** All that we wrote, by kind. Cards hold references, never the text of a verse. */
export interface OurContent {
  readonly questions: readonly QuestionCard[];
  readonly apologetics: readonly ApologeticsCard[];
  readonly studies: readonly StudyCard[];
  readonly people: readonly EncyclopediaCard[];
  readonly places: readonly EncyclopediaCard[];
  readonly theology: readonly EncyclopediaCard[];
  readonly parables: readonly EncyclopediaCard[];
  readonly miracles: readonly EncyclopediaCard[];
  readonly books: readonly BookCard[];
  readonly overviews: Readonly<Record<BookId, BookOverview>>;
  readonly facts: readonly Fact[];
  readonly relations: Readonly<Record<string, RelationWordings>>;
  /** Other names of the subjects of facts. */
  readonly otherNames: Readonly<Record<string, readonly string[]>>;
  readonly sayings: readonly Saying[];
  readonly rememberedVerses: readonly RememberedVerse[];
  readonly modernWordings: readonly ModernWording[];
  readonly topics: readonly Topic[];
  readonly thesaurus: ThesaurusGroup;
  readonly lifeEvents: readonly LifeEvent[];
  readonly cueGroups: Readonly<Record<string, string>>;
  /** By reference to a verse, our sentence on it. */
  readonly openings: Readonly<Record<string, string>>;
  /** By month, a verse for each day. */
  readonly dailyVerses: readonly (readonly string[])[];
  /** By name what `training/` has learned; who reads one knows its shape. */
  readonly models: Readonly<Record<string, unknown>>;
}

/** A kind of content. */
export type ContentKind = keyof OurContent;

let current: Partial<OurContent> = {};
/** Counts up whenever something is replaced; what is only added changes nothing that was computed. */
let edition = 0;

/** Answers come from this content from now on, together with kinds that were given before. */
export function setContent(content: Partial<OurContent>): void {
  if (Object.keys(content).some((kind) => Object.hasOwn(current, kind))) edition += 1;
  current = { ...current, ...content };
}

/**
 * The content of a kind, which a function has read from the database before it answers, and a tool or a test from the
 * files.
 * @throws Error where nobody has: a function that forgot a kind fails at its first request
 */
export function ours<Kind extends ContentKind>(kind: Kind): OurContent[Kind] {
  const content = current[kind];
  if (content === undefined) throw new Error(`The content '${kind}' was not read before it is asked for`);
  return content;
}

/** What is computed from content: once, and again for other content. */
export function derived<T>(compute: () => T): () => T {
  let made: { readonly of: number; readonly value: T } | undefined;
  return () => {
    if (made?.of !== edition) made = { of: edition, value: compute() };
    return made.value;
  };
}

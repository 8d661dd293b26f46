import { books, bookByName, type Book } from '@berea/scripture';
import { encyclopediaCategories, type EncyclopediaCategory } from '@berea/validation';
import { ours } from '@berea/content';
import type { BookCard, EncyclopediaCard } from '@berea/content/card';
import type { EntryDraft, Signature } from './author.ts';
import type { Content } from './content.ts';
import { byName } from './names.ts';
import { namesakes } from './namesakes.ts';

/** Common phrases around a name: 'the book of Ruth', 'parable of the sower', 'who was Ruth'. */
const surroundingPhrases =
  /^(?:(?:who|what|where) (?:is|was|are|were) )?(?:the )?(?:(?:book|gospel|letter|epistle|parable|miracle|story|life|city|town|land|prophet|apostle|king|queen|doctrine|concept|meaning) (?:of|to|according to) )?/i;

/**
 * Creates a lookup of entry cards by title or alias. If there is no match, it tries again without common phrases around
 * the name.
 */
export function entryCards(content: Content): (term: string) => EntryDraft | undefined {
  const entries = [...cardEntries(content), ...bookEntries(content)];
  const find = byName(entries, ({ names }) => names);
  const alsoNamed = namesakes(content);
  return (term) => {
    const bare = term.trim().replace(surroundingPhrases, '');
    const book = bookByName(bare);
    const draft = (find(term) ?? find(bare) ?? (book && find(book.name)))?.draft();
    return draft && { ...draft, namesakes: alsoNamed(draft.title) };
  };
}

/** The names of every entry card: its title first, then its aliases. */
export const entryNames = (content: Content): (readonly string[])[] =>
  [...cardEntries(content), ...bookEntries(content)].map(({ names }) => names);

interface Entry {
  readonly names: readonly string[];
  draft(): EntryDraft;
}

const cardEntries = ({ encyclopedia }: Content): Entry[] =>
  Object.entries(encyclopedia).flatMap(([category, cards]) =>
    cards.map((card) => ({
      names: [card.title, ...card.aliases],
      draft: () => draftOf(card, category as EncyclopediaCategory),
    })),
  );

function bookEntries({ books: cards }: Content): Entry[] {
  const byId = new Map<string, BookCard>(cards.map((card) => [card.book, card]));
  return books.map((book) => {
    const card = byId.get(book.id);
    return { names: [book.name, ...(card?.aliases ?? [])], draft: () => draftOfBook(book, card) };
  });
}

const draftOf = (card: EncyclopediaCard, category: EncyclopediaCategory): EntryDraft => ({
  title: card.title,
  category: encyclopediaCategories[category],
  summary: card.summary,
  details: card.details,
  languageInsights: card.insights,
  historicalContext: card.historicalContext,
  keyScriptures: [...card.keyScriptures],
  signature: signature(card.insights),
});

/** The entry of a book: our overview, with the additions of its card if it has one. */
export function draftOfBook(book: Book, card: BookCard | undefined): EntryDraft {
  const overview = ours('overviews')[book.id];
  const [opening = '', ...rest] = sentences(overview.summary);
  const facts = [
    `Who wrote it: ${overview.author}`,
    `When: ${overview.dateWritten}`,
    `Its themes: ${overview.keyThemes.join('; ')}.`,
  ];
  return {
    title: book.name,
    category: encyclopediaCategories.books,
    summary: card?.summary ?? opening,
    details: [card ? overview.summary : rest.join(' '), card?.details, ...facts]
      .filter((paragraph) => paragraph !== undefined)
      .join('\n\n'),
    languageInsights: card?.insights,
    historicalContext: card?.historicalContext,
    keyScriptures: [...(card?.keyScriptures ?? [])],
    signature: signature(card?.insights ?? {}),
  };
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentences = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment.trim());

const signature = ({ hebrew, greek }: EncyclopediaCard['insights']): Signature => ({
  writer: 'card',
  sources: [
    { name: 'Our own writing', gave: 'the entry' },
    ...(hebrew || greek ? [{ name: 'Strong’s Hebrew and Greek dictionaries', gave: 'the words of the original' }] : []),
  ],
  confidence: 'high',
});

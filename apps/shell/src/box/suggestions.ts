import type { NearestPlace } from '@berea/api';
import { bibleAddress, books, foldWord, shownPlace, strongsNumber, type ChosenPlace } from '@berea/scripture';
import { concordanceWordRule, searchTextRule } from '@berea/validation';

/** Where the box may lead, and in which words it says so. */
export interface Suggestion {
  readonly label: string;
  /** What is there: 'Encyclopedia'. */
  readonly kind: string;
  readonly href: string;
  /** What the page is told besides, neither in its address nor among what was looked for lately. */
  readonly privately?: string;
}

/** What is known when something is typed. */
interface Known {
  /** The places that the text names, if it names places and nothing else. */
  readonly places: readonly ChosenPlace[];
  /** Of a reference that does not exist, what of it does. */
  readonly nearest?: NearestPlace | undefined;
  /** The names of people, places and stories that have an entry. */
  readonly names: readonly string[];
  /** Looks up an address of a remote by name; undefined where no remote offers it. */
  readonly link: (name: string, values: Readonly<Record<string, string>>) => string | undefined;
  /** The pages of the product, by the names they have in its menus. One page may have several. */
  readonly pages: readonly { readonly label: string; readonly href: string }[];
  /** Whether somebody is signed in, and may have notes. */
  readonly signedIn: boolean;
}

const mostPlaces = 4;
const mostNames = 3;
const mostBooks = 3;

const asksSomething =
  /\?$|^(?:who|what|whats|when|where|why|how|which|whose|is|are|was|were|am|do|does|did|can|could|should|would|will|may|must)\s+\S+\s+\S/i;
const oneWord = /^\p{L}+$/u;
/** The concordance leads from such a word to its Strong's number. */
const inOwnLetters = /^[\p{Script=Greek}\p{Script=Hebrew}\p{M}]+$/u;

/**
 * What a typed text may mean, the likeliest first: that is where Enter leads. A place opens the reader, a name its
 * entry, a question the question screen, one word the concordance, several a search over the verses.
 */
export function suggestionsFor(typed: string, { places, nearest, names, link, pages, signedIn }: Known): Suggestion[] {
  const [place] = places;
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return [];
  const folded = foldWord(text);
  const to = (kind: string, label: string, name: string, values: Readonly<Record<string, string>>): Suggestion[] => {
    const href = link(name, values);
    return href === undefined ? [] : [{ kind, label, href }];
  };
  const entry = (term: string) => to('Encyclopedia', term, 'entry', { term });

  // 'G26' and 'ἀγάπη' are words, too, of the original.
  const original = strongsNumber(text) ?? (inOwnLetters.test(text) ? text : undefined);
  if (original !== undefined) return to('Concordance', original, 'word', { word: original });
  const isWord = oneWord.test(text) && text.length > 1;
  // Several words name a story without its article: 'good samaritan'. One word is a word of the text: 'leaven'.
  const spelled = (name: string) => (isWord ? foldWord(name) : withoutArticle(foldWord(name)));
  const sought = isWord ? folded : withoutArticle(withoutKind(folded));
  const exact = names.filter((name) => spelled(name) === sought);
  const begun =
    text.length < 2
      ? []
      : names.filter((name) => spelled(name).startsWith(sought) && spelled(name) !== sought).slice(0, mostNames);
  const begunBooks =
    place || text.length < 2 ? [] : books.filter(({ name }) => foldWord(name).startsWith(folded)).slice(0, mostBooks);

  const isNamed = ({ label }: { readonly label: string }) => withoutMark(foldWord(label)) === withoutMark(folded);
  const matching = text.length < 2 ? [] : pages.filter(({ label }) => ` ${foldWord(label)}`.includes(` ${folded}`));
  const opened = firstOfEachAddress([...matching.filter(isNamed), ...matching]);

  const asPage = (page: (typeof opened)[number]): Suggestion => ({ kind: 'Page', ...page });
  const named = opened.filter(isNamed);
  const reading = place
    ? places.slice(0, mostPlaces).map((each) => ({ kind: 'Read', label: titleOf(each), href: bibleAddress(each) }))
    : nearest
      ? [{ kind: 'Read', label: `${nearest.name} has ${nearest.size}`, href: bibleAddress(nearest.place) }]
      : [];
  const question = to('Ask', text, 'question', { text });
  const verses = searchTextRule.safeParse(text).success ? to('Search', text, 'search', { text }) : [];
  // A name that is a book's is as likely the person's.
  const isBook = place !== undefined && !/\d/.test(text);
  const namesakes = isBook ? begun.filter((name) => foldWord(name).startsWith(`${folded} `)) : [];
  const completed = [
    ...begunBooks.map((book) => ({ kind: 'Read', label: book.name, href: bibleAddress({ book }) })),
    ...begun.filter((name) => !namesakes.includes(name)).flatMap(entry),
    ...opened.filter((page) => !named.includes(page)).map(asPage),
  ];
  // Not for a reference: its notes stand beside the text.
  const notes = signedIn && !place ? to('Your notes', text, 'notes', {}) : [];
  const word =
    isWord && concordanceWordRule.safeParse(text).success ? to('Concordance', text, 'word', { word: folded }) : [];
  return [
    ...reading,
    ...[...exact, ...namesakes].flatMap(entry),
    ...named.map(asPage),
    ...(asksSomething.test(text) ? question : []),
    ...word,
    // Enter leads where the typed text leads; what it may become is next to that. Several words are rarely a beginning.
    ...(isWord ? [...completed, ...verses] : [...verses, ...completed]),
    ...(isWord && exact.length === 0 ? entry(text) : []),
    ...(asksSomething.test(text) || isWord ? [] : question),
    ...notes.map((suggestion) => ({ ...suggestion, privately: text })),
  ];
}

/** 'the parable of the sower' is 'the sower' in the list of names. */
const withoutKind = (text: string): string => text.replace(/^(?:the )?(?:parable|story|miracle) of /, '');
const withoutArticle = (text: string): string => text.replace(/^the /, '');
const withoutMark = (text: string): string => text.replace(/\?$/, '');

function firstOfEachAddress<Page extends { readonly href: string }>(pages: readonly Page[]): Page[] {
  return pages.filter(({ href }, at) => pages.findIndex((page) => page.href === href) === at);
}

const titleOf = ({ chapter, ...place }: ChosenPlace): string =>
  chapter === undefined ? place.book.name : shownPlace({ ...place, chapter });

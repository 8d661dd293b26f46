import { json, silence, screenStories, unreachable } from '@berea/shell-api/testing/stories';
import { anyChapter, table } from './bible/testing/answers.ts';
import { detail, found, foundByNumber, hits } from './concordance/testing/answers.ts';
import { remote } from './testing/remote.ts';

/**
 * The reader's screens: each empty, loading, with an error, and full. A search of the concordance that fails is told by a
 * toast.
 */
export default { title: 'Remotes/Reader', parameters: { bleed: true } };

const show = screenStories(remote);
const kjv = '06125adad2d5898a-01';
const time = { updated_at: '2026-03-04T12:00:00+00:00' };
const texts = table([
  { version_id: kjv, position: 43_003_016, text: 'For God so loved the world' },
  { version_id: kjv, position: 1_001_001, text: 'In the beginning' },
]);
const marked = {
  '/functions/v1/bible-chapter': anyChapter,
  '/rest/v1/highlights': table([
    { ...time, verse_id: 'John 3:2', color: '#FFF1A8' },
    { ...time, verse_id: 'Genesis 1:1', color: '#CDEFD0' },
  ]),
  '/rest/v1/notes': table([{ ...time, verse_id: 'John 3:16', note_text: 'See John 1:29 and Numbers 21.' }]),
  '/rest/v1/verses': texts,
};

const chapter = (answer = anyChapter) => ({ routes: { '/functions/v1/bible-chapter': answer } });
// What comes last, so that its headings are checked too.
export const ChapterEmpty = show('/bible', 'Where to begin');
export const ChapterLoading = show('/bible/john/3', 'Loading Scripture...', chapter(silence));
export const ChapterFailed = show(
  '/bible/john/3',
  /^Unable to load Bible text/,
  chapter(() => json({ data: {} })),
);
export const ChapterNotInVersion = show(
  '/bible/john/3?version=eng-web',
  /is not available in/,
  chapter(() => json({ error: 'No text.' }, 404)),
);
export const ChapterWithoutNetwork = show('/bible/john/3', /needs a connection/, chapter(unreachable));
export const ChapterFull = show('/bible/john/3', /John 3:1 in/, { routes: marked, signedIn: true });
export const SideBySide = show('/bible/john/3?with=eng-web', /John 3:2 in eng-web/, chapter());

const search = (answer: typeof silence | typeof unreachable | (() => Response)) => ({
  routes: { '/functions/v1/scripture-search': answer },
});
const searched = {
  version: kjv,
  books: [
    { book: 'Jer', verses: 2 },
    { book: 'John', verses: 3 },
  ],
  total: 5,
  verses: [
    { id: 'Jer.2.13', reference: 'Jeremiah 2:13', text: 'the fountain of living waters', marks: [[16, 29]] },
    { id: 'John.4.10', reference: 'John 4:10', text: 'given thee living water', marks: [[11, 23]] },
  ],
};
const nothing = { version: kjv, books: [], total: 0, verses: [] };
export const SearchBefore = show('/search', 'living water');
export const SearchLoading = show('/search?q=water', 'Searching...', search(silence));
export const SearchFailed = show('/search?q=water', 'Try again', search(unreachable));
export const SearchEmpty = show(
  '/search?q=wtaer',
  /No verse/,
  search(() => json({ data: nothing })),
);
export const SearchFull = show(
  '/search?q=water',
  'John 4:10',
  search(() => json({ data: searched })),
);

const concordance = (answer: ReturnType<typeof found>) => ({
  routes: {
    '/functions/v1/concordance-search': answer,
    '/functions/v1/strongs-search': foundByNumber(),
    '/functions/v1/verse-detail': detail([]),
  },
});
export const ConcordanceBefore = show('/concordance', 'grace');
export const ConcordanceLoading = show('/concordance/love', 'Searching...', concordance(silence));
export const ConcordanceEmpty = show(
  '/concordance/lovve',
  /^No occurrences of/,
  concordance(found({ occurrences: 0, verses: [], nearest: [{ word: 'love', occurrences: 5, verses: 4 }] })),
);
export const ConcordanceFull = show('/concordance/love', hits[1]!.reference, concordance(found()));

const nobody = { '/rest/v1/highlights': table([]), '/rest/v1/notes': table([]) };
export const NotesSignedOut = show('/notes', 'Open the Bible');
export const NotesLoading = show('/notes', 'Loading...', {
  signedIn: true,
  routes: { ...nobody, '/rest/v1/notes': silence },
});
export const NotesFailed = show('/notes', 'Try again', {
  signedIn: true,
  routes: { ...nobody, '/rest/v1/notes': () => json({}, 400) },
});
export const NotesEmpty = show('/notes', 'Nothing marked yet', { signedIn: true, routes: nobody });
export const NotesFull = show('/notes', 'For God so loved the world', { signedIn: true, routes: marked });

const collection = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Sunday',
  items: [
    { id: 'a', kind: 'heading', text: 'Nicodemus' },
    { id: 'b', kind: 'passage', text: 'John 3:16' },
    { id: 'c', kind: 'text', text: 'By night.' },
  ],
  share_token: null,
  updated_at: '2026-03-04T05:06:07+00:00',
};
const collections = (answer = table([collection])) => ({
  signedIn: true,
  routes: { '/rest/v1/collections': answer, '/rest/v1/verses': texts },
});
export const CollectionsLoading = show('/collections', 'Loading...', collections(silence));
export const CollectionsFailed = show(
  '/collections',
  'Try again',
  collections(() => json({}, 400)),
);
export const CollectionsEmpty = show('/collections', /^No collections yet/, collections(table([])));
export const CollectionsFull = show('/collections', 'Sunday', collections());
export const OneCollection = show(`/collections/${collection.id}`, 'By night.', collections());

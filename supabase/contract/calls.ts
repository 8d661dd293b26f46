/** One request for each edge function that needs no account, as remotes of the last release send it. */
const version = '06125adad2d5898a-01';

/** Function → request body. Change a request only together with `previous.json`, when a release is out. */
export const calls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'apologetics-answer': { objection: 'Why does God allow evil?', bibleId: version },
  'bible-chapter': { book: 'John', chapter: 3, bibleId: version },
  'bible-versions': {},
  'book-overview': { bookName: 'Ruth' },
  'chapter-context': { book: 'John', chapter: 3, verse: 16, bibleId: version },
  'client-events': {
    events: [
      {
        remote: 'reader',
        version: '1.4.0-abc123abc123',
        cohort: 'stable',
        revision: 1,
        route: '/bible/:book?/:chapter?',
        phase: 'handler',
        kind: 'thrown',
        metric: null,
        ms: null,
        frames: [{ file: '/r/reader/1.4.0-abc123abc123/42.1a2b3c4d.js', line: 1, column: 1200 }],
      },
    ],
  },
  'concordance-search': { query: 'hyssop' },
  'cross-references': { book: 'John', chapter: 3, verse: 16, bibleId: version },
  'daily-verse': {},
  'encyclopedia-category': { category: 'people' },
  'encyclopedia-entry': { term: 'Ruth' },
  examine: { text: '“For God so loved the church” (John 3:16). See John 3:99.' },
  'guided-study': { topic: 'forgiveness', bibleId: version },
  'scripture-question': { question: 'What is grace?', bibleId: version },
  'scripture-search': { query: '"living water"', version },
  'send-contact-email': { type: 'prayer', name: '', email: '', message: 'For peace.' },
  'strongs-search': { strongs: 'G5301' },
  'verse-detail': { verseId: 'John 3:16' },
};

import { bookById, type ChosenPlace } from '@berea/scripture';
import { fillAddress } from '@berea/shell-api';
import { describe, expect, it } from 'vitest';
import { suggestionsFor } from './suggestions.ts';

const links: Readonly<Record<string, string>> = {
  word: '/concordance/{word}',
  search: '/search?q={text}',
  entry: '/encyclopedia/entry/{term}',
  question: '/question?q={text}',
  notes: '/notes',
};
const names = ['Ruth', 'Goliath', 'Mary Magdalene', 'Mary the mother of Jesus'];
const pages = [
  { label: 'Examine a text', href: '/examine' },
  { label: 'Check quotes of a sermon', href: '/examine' },
  { label: 'Is this in the Bible?', href: '/examine' },
  { label: 'Reading plans', href: '/plans' },
];
const offered = (text: string, place?: ChosenPlace, without?: string, signedIn = false) =>
  suggestionsFor(text, {
    places: place ? [place] : [],
    names,
    pages,
    signedIn,
    link: (name, values) => (name === without || !links[name] ? undefined : fillAddress(links[name], values)),
  }).map(({ href }) => href);
const john = bookById('John')!;

describe('where a typed text leads', () => {
  it.each([
    ['love', '/concordance/love'],
    ['GOLIATH', '/encyclopedia/entry/Goliath'],
    ['hyssop', '/concordance/hyssop'],
    ['living water', '/search?q=living%20water'],
    ['"fear not"', '/search?q=%22fear%20not%22'],
    ['who killed Goliath', '/question?q=who%20killed%20Goliath'],
    ['Jesus wept?', '/question?q=Jesus%20wept%3F'],
    ['mary  magdalene ', '/encyclopedia/entry/Mary%20Magdalene'],
  ])('%s: first to %s', (text, to) => {
    expect(offered(text)[0]).toBe(to);
  });

  it.each(['examine', 'check', 'quote', 'sermon', 'is this in the bible'])(
    '%s: also to the examination, once',
    (text) => {
      expect(offered(text).filter((href) => href === '/examine')).toHaveLength(1);
    },
  );

  it('a page is first by any of its names, also without the question mark', () => {
    expect(offered('Is this in the bible')[0]).toBe('/examine');
    expect(offered('is this in the Bible?')[0]).toBe('/examine');
  });

  it.each([
    ['h0430', '/concordance/H430'],
    ['G26', '/concordance/G26'],
    ['ἀγάπη', `/concordance/${encodeURIComponent('ἀγάπη')}`],
    ['חֶסֶד', `/concordance/${encodeURIComponent('חֶסֶד')}`],
  ])('%s is a word of the original, and leads nowhere else', (text, to) => {
    expect(offered(text)).toEqual([to]);
  });

  it.each(['señor', 'слово', '316', 'love’s', 'x', 'living water'])(
    '%s is not offered to the concordance, which refuses it',
    (text) => {
      expect(offered(text).filter((href) => href.startsWith('/concordance'))).toEqual([]);
    },
  );

  it('what the search refuses is not offered to it', () => {
    expect(offered('316').filter((href) => href.startsWith('/search'))).toEqual([]);
  });

  it('a place is first, and a name that is a book is offered too', () => {
    expect(offered('jn 3 16', { book: john, chapter: 3, verse: 16 })[0]).toBe('/bible/john/3/16');
    expect(offered('ruth', { book: bookById('Ruth')! })).toEqual([
      '/bible/ruth',
      '/encyclopedia/entry/Ruth',
      '/concordance/ruth',
      '/search?q=ruth',
    ]);
  });

  it('each of several references is offered, the first one first', () => {
    const places = [
      { book: bookById('Matt')!, chapter: 6, verse: 9, lastVerse: 13 },
      { book: bookById('Luke')!, chapter: 11, verse: 2, lastVerse: 4 },
    ];
    const known = { places, names, pages, signedIn: false, link: () => undefined };
    expect(suggestionsFor('mt 6:9-13; lk 11:2-4', known).map(({ label, href }) => [label, href])).toEqual([
      ['Matthew 6:9-13', '/bible/matthew/6/9-13'],
      ['Luke 11:2-4', '/bible/luke/11/2-4'],
    ]);
  });

  it('the person of a book’s name is next to the book', () => {
    const known = { names: ['Ruth the Moabite', 'Ruthless'], pages, signedIn: false };
    const link = (name: string, values: Readonly<Record<string, string>>) => fillAddress(links[name]!, values);
    expect(
      suggestionsFor('ruth', { ...known, places: [{ book: bookById('Ruth')! }], link }).map(({ label }) => label),
    ).toEqual(['Ruth', 'Ruth the Moabite', 'ruth', 'Ruthless', 'ruth', 'ruth']);
  });

  it('a verse that its chapter does not have leads to the chapter, and says how many it has', () => {
    const nearest = { place: { book: bookById('Luke')!, chapter: 4 }, name: 'Luke 4', size: '44 verses' };
    const [first] = suggestionsFor('Luke 4:50', {
      places: [],
      nearest,
      names,
      pages,
      signedIn: false,
      link: () => undefined,
    });
    expect(first).toEqual({ kind: 'Read', label: 'Luke 4 has 44 verses', href: '/bible/luke/4' });
  });

  it('what is begun is completed to books and names', () => {
    expect(offered('joh')).toContain('/bible/john');
    expect(offered('mar')).toEqual(expect.arrayContaining(['/bible/mark', '/encyclopedia/entry/Mary%20Magdalene']));
    expect(offered('golia')).toEqual([
      '/concordance/golia',
      '/encyclopedia/entry/Goliath',
      '/search?q=golia',
      '/encyclopedia/entry/golia',
    ]);
  });

  it.each([
    ['exam', '/examine'],
    ['Examine a t', '/examine'],
    ['plans', '/plans'],
  ])('%s: offers the page of that name, %s, after what was typed', (text, page) => {
    expect(offered(text)[0]).not.toBe(page);
    expect(offered(text)).toContain(page);
  });

  it('a page is not offered for a part of one of its words', () => {
    expect(offered('lans')).not.toContain('/plans');
    expect(offered('p')).not.toContain('/plans');
  });

  it('one word can be looked up, too', () => {
    expect(offered('love')).toEqual(['/concordance/love', '/search?q=love', '/encyclopedia/entry/love']);
  });

  it('several words can be asked as a question, too', () => {
    expect(offered('living water')).toEqual(['/search?q=living%20water', '/question?q=living%20water']);
  });

  it('is nowhere for nothing, and nowhere that no remote offers', () => {
    expect(offered('  ')).toEqual([]);
    expect(offered('living water', undefined, 'search')).toEqual(['/question?q=living%20water']);
    expect(offered('316')).not.toContain('/concordance/316');
  });
});

describe('a story', () => {
  const stories = (text: string) =>
    suggestionsFor(text, {
      places: [],
      names: ['The Good Samaritan', 'The Leaven', 'Goshen'],
      pages,
      signedIn: false,
      link: (name) => `${name}`,
    }).map(({ kind, label }) => `${kind}: ${label}`);

  it('is known by its name without the article, where that is more than a word', () => {
    for (const typed of ['good samaritan', 'The good Samaritan', 'the parable of the good Samaritan'])
      expect(stories(typed)[0]).toBe('Encyclopedia: The Good Samaritan');
    expect(stories('good sam')).toContain('Encyclopedia: The Good Samaritan');
    expect(stories('leaven')[0]).toBe('Concordance: leaven');
    expect(stories('the leaven')[0]).toBe('Encyclopedia: The Leaven');
  });
});

describe('one’s own notes', () => {
  it('are offered last, to somebody who has an account', () => {
    expect(offered('grandmother', undefined, undefined, true).at(-1)).toBe('/notes');
    expect(offered('grandmother')).not.toContain('/notes');
    expect(offered('john', { book: john }, undefined, true)).not.toContain('/notes');
  });

  it('are told the words, which are in no address', () => {
    const known = { places: [], names, pages, signedIn: true, link: (name: string) => links[name] };
    expect(suggestionsFor('my  grief', known).at(-1)).toEqual({
      kind: 'Your notes',
      label: 'my grief',
      href: '/notes',
      privately: 'my grief',
    });
  });
});

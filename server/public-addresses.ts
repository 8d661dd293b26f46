import { setImmediate } from 'node:timers/promises';
import { recognise } from '@berea/care/recognise';
import { readContent } from '@berea/content/files';
import { bibleAddress, books, versionById } from '@berea/scripture';

const chapters = books.flatMap((book) =>
  Array.from({ length: book.chapters }, (_, at) => bibleAddress({ book, chapter: at + 1 })),
);

const asked = (screen: string, parameter: string, texts: readonly string[]) =>
  texts.map((text) => [`${screen}?${new URLSearchParams({ [parameter]: text })}`, text] as const);
const { questions, apologetics, studies, people, places, theology, parables, miracles } = readContent([
  'questions',
  'apologetics',
  'studies',
  'people',
  'places',
  'theology',
  'parables',
  'miracles',
]);
const entryTitles = [
  ...books.map(({ name }) => name),
  ...[people, places, theology, parables, miracles].flat().map(({ title }) => title),
];
/** The addresses of our cards, with the name in each. */
const cards: ReadonlyMap<string, string> = new Map([
  ...entryTitles.map((title) => [`/encyclopedia/entry/${encodeURIComponent(title)}`, title] as const),
  ...asked(
    '/question',
    'q',
    questions.map(({ question }) => question),
  ),
  ...asked(
    '/apologetics',
    'q',
    apologetics.map(({ title }) => title),
  ),
  ...asked(
    '/guided-studies',
    'topic',
    studies.map(({ topic }) => topic),
  ),
]);

/** Not where the care router recognises the name: such an address is replaced as soon as it is opened. */
const staysInAddress = (text: string): boolean => recognise(text) === undefined;

/** What a link to a card says where its page is not rendered. */
export interface CardHead {
  readonly title: string;
  readonly description: string;
}
const heads = new Map<string, CardHead>([
  ...apologetics.map(
    ({ title, coreResponse }) =>
      [
        `/apologetics ${title.toLowerCase()}`,
        { title: `${title} · Defend the Faith`, description: coreResponse },
      ] as const,
  ),
  ...studies.map(
    ({ topic, introduction }) =>
      [
        `/guided-studies ${topic.toLowerCase()}`,
        { title: `${topic} · Guided Studies`, description: introduction },
      ] as const,
  ),
]);

/** The parameter that asks each screen. */
const parameterOf: Readonly<Record<string, string>> = {
  '/question': 'q',
  '/apologetics': 'q',
  '/guided-studies': 'topic',
};
const entry = '/encyclopedia/entry/';

/** What an address asks for, whatever its case and encoding; undefined where it asks nothing. */
function keyOf(address: string): string | undefined {
  // Put together, because a path may begin with two slashes.
  const { pathname, searchParams } = new URL(`http://localhost${address}`);
  try {
    const text = pathname.startsWith(entry)
      ? decodeURIComponent(pathname.slice(entry.length))
      : searchParams.get(parameterOf[pathname] ?? '');
    return text === null ? undefined : `${pathname.startsWith(entry) ? entry : pathname} ${text.toLowerCase()}`;
  } catch {
    return undefined;
  }
}
const addressByKey = new Map([...cards.keys()].map((address) => [keyOf(address), address]));

/** The address of the card of ours that an address asks for by its name, in any case; undefined where it is none. */
export function cardAddress(address: string): string | undefined {
  const key = keyOf(address);
  const own = key === undefined ? undefined : addressByKey.get(key);
  return own !== undefined && isCardAddress(own) ? own : undefined;
}

/** What a link to a defence or a study of ours says, whose page is filled by the browser. */
export const headOfCard = (address: string): CardHead | undefined => heads.get(keyOf(address) ?? '');

/** Whether an address, from the root and with its query, is that of a card of ours. */
export function isCardAddress(address: string): boolean {
  const name = cards.get(address);
  return name !== undefined && staysInAddress(name);
}

const listed = new Set(chapters);

/** Whether an address, from the root and with its query, is one of `publicAddresses`, as it is spelt there. */
export const isListedAddress = (address: string): boolean => listed.has(address) || isCardAddress(address);

/** What follows is a name, which may be one that a person typed. */
const named = /^\/(?:encyclopedia\/entry\/|[^?]*\?)/;

/** The word of an address of the concordance. */
function wordIn(address: string): string {
  const word = /^\/concordance\/([^/?]+)/.exec(address)?.[1] ?? '';
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

/** A chapter in a version of which copies may be kept. */
const isChapterInVersion = (address: string): boolean => {
  const [, id = ''] = /^\/bible\/[^/?]+\/\d[^?]*\?version=([\w-]+)$/.exec(address) ?? [];
  const version = versionById(id);
  return version !== undefined && version.metered !== true;
};

/**
 * Whether an address asks for the same page whoever opens it, and not for what somebody typed: it has neither a query nor
 * the name of an entry, or it is that of a card of ours or of a chapter in a version. A word of the concordance is asked for
 * by many, unless it tells of danger. Defences and studies are left to the browser: they begin with what is stored there.
 * @param address as its route spells it (`spelledAsRoute`); of others nothing is known
 */
export const isSharedAddress = (address: string): boolean =>
  (!named.test(address) && staysInAddress(wordIn(address))) ||
  isChapterInVersion(address) ||
  (!/^\/(?:apologetics|guided-studies)\?/.test(address) && isCardAddress(address));

/**
 * The address of every page that is the same for everybody, from the root: '/bible/john/3', beside those that routes
 * list (`sitemap`). Recognising the names takes a second or two in all, in between which others are served.
 */
export async function publicAddresses(): Promise<readonly string[]> {
  const addresses = [...chapters];
  for (const [address, name] of cards) {
    await setImmediate();
    if (staysInAddress(name)) addresses.push(address);
  }
  return addresses;
}

import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { holdShell, renderedHtml, reports, shellStarted } from '../rendered-page.ts';

/** What the parameters of addresses stand for here. A new parameter needs a line. */
const examples: Readonly<Record<string, string>> = {
  book: 'john',
  chapter: '3',
  verse: '16',
  word: 'love',
  term: 'Abraham',
};

/** The addresses of a route: without what may be left out of it, and with each of that. */
function addressesOf(path: string): string[] {
  const [first, ...others] = path.split(/(?=\/:[^/]*\?)/);
  const filled = (text: string) =>
    text.replaceAll(/:([a-z]+)\??/g, (_, name: string) => {
      const example = examples[name];
      if (!example) throw new Error(`The journey has no example of :${name}.`);
      return example;
    });
  return others.reduce<string[]>((before, part) => [...before, before.at(-1)! + filled(part)], [filled(first!)]);
}

interface Remote {
  readonly stable: string;
  readonly versions: Readonly<Record<string, { readonly routes: readonly { path: string; prerender?: boolean }[] }>>;
}

/** Every address that the host may render: what the registry says, and the home page. */
async function renderedAddresses(request: APIRequestContext): Promise<string[]> {
  const { remotes } = (await (await request.get('/registry.json')).json()) as {
    remotes: Readonly<Record<string, Remote>>;
  };
  const routes = Object.values(remotes).flatMap(({ stable, versions }) => versions[stable]!.routes);
  return ['/', ...routes.filter(({ prerender }) => prerender).flatMap(({ path }) => addressesOf(path))];
}

const today = new Date();
const day = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}-${String(today.getDate()).padStart(2, '0')}`;
const entry = {
  title: 'Abraham',
  category: 'Key People',
  summary: 'A kept summary.',
  details: '',
  languageInsights: {},
  historicalContext: '',
  keyScriptures: [],
};

/** One of each kind of what this browser may hold. */
const inBrowser = {
  'berea:settings': { theme: 'dark', fontSize: 'large', reading: ['lines', 'wide', 'words', 'headings'] },
  bible: true,
  encyclopedia: true,
  question: true,
  'app-download-dismissed': true,
  'berea:last-place': { book: 'John', chapter: 4, at: 1 },
  'berea:reading': {
    plans: [
      {
        id: '5d2f1a36-3c0c-4c60-9d7b-6f2f64f0a001',
        name: 'John',
        books: ['John'],
        days: 21,
        started_on: day,
        moved_days: 0,
      },
    ],
    read: [{ chapter: 'John 3', read_on: day }],
  },
  'berea:entry:abraham': { saved: '2026-11-20T09:00:00.000Z', entry },
  'berea:looked-for': [{ label: 'hyssop', kind: 'Concordance', href: '/concordance/hyssop' }],
  'berea:user:visitor:day-texts': { '/plans': { [day]: 'Today: Matthew 1-3' } },
};
/** One of each kind of what this tab may hold. */
const inTab = {
  'berea:draft:contact': { name: 'Lydia', email: '', subject: '', message: 'Come to my house.' },
  'berea:draft:prayer': { name: '', message: 'Pray for us.' },
  'berea:draft:question': { text: 'Why did Jesus' },
  'berea:draft:objection': { text: 'Is the Bible' },
  'berea:draft:topic': { text: 'Hope' },
};

const store = (page: Page, settings: object) =>
  page.addInitScript(
    ([browser, tab]) => {
      for (const [key, value] of Object.entries(browser!)) localStorage.setItem(key, JSON.stringify(value));
      for (const [key, value] of Object.entries(tab!)) sessionStorage.setItem(key, JSON.stringify(value));
    },
    [{ ...inBrowser, 'berea:settings': { ...inBrowser['berea:settings'], ...settings } }, inTab] as const,
  );

for (const [what, settings, tag] of [
  ['everything stored that a browser may hold', {}, ''],
  ['another version stored too', { bibleVersion: 'eng-web' }, ' @full'],
] as const)
  test(`with ${what}, the browser renders each public page first as the server did${tag}`, async ({ page }) => {
    const said = reports(page);
    await store(page, settings);
    const addresses = await renderedAddresses(page.request);
    expect(addresses).toEqual(expect.arrayContaining(['/contact', '/bible/john/3', '/encyclopedia/people']));
    for (const address of addresses) {
      await renderedHtml(page.request, address);
      await page.goto(address, { waitUntil: 'commit' });
      await shellStarted(page);
    }
    expect(said).toEqual([]);
  });

for (const [address, name] of [
  ['/contact', 'Message'],
  ['/encyclopedia/people', 'Filter Key People'],
] as const)
  test(`what is typed early on ${address} stays, with the focus, and what was stored comes beside it`, async ({
    page,
  }) => {
    await store(page, {});
    const go = await holdShell(page);
    await renderedHtml(page.request, address);
    await page.goto(address, { waitUntil: 'commit' });
    const field = page.getByLabel(name, { exact: true });
    await field.pressSequentially('Abrah');
    go();
    await shellStarted(page);
    await page.keyboard.type('am');
    await expect(field).toHaveValue('Abraham');
    await expect(field).toBeFocused();
    if (address === '/contact') await expect(page.getByLabel('Your Name', { exact: true })).toHaveValue('Lydia');
    else await expect(page.getByText('saved November 20, 2026')).toBeVisible();
  });

for (const [address, name, text, button, answer] of [
  ['/question', 'Your question', 'Was Jesus married?', 'Get Verses', 'Was Jesus married?'],
  ['/guided-studies', 'What would you like to study?', 'Overcoming grief', 'Generate My Study', 'Introduction'],
] as const)
  test(`an early press on "${button}" is done once`, async ({ page }) => {
    const go = await holdShell(page);
    await renderedHtml(page.request, address);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/functions/v1/') && asked.push(request.url()));
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByLabel(name).fill(text);
    await page.getByRole('button', { name: button }).dblclick();
    go();
    await expect(page.getByRole('heading', { name: answer })).toBeVisible();
    expect(asked.filter((url) => /scripture-question|guided-study/.test(url))).toHaveLength(1);
  });

import type { Locator, Page } from '@playwright/test';
import { createAccount } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { everythingLoaded } from '../rendered-page.ts';

/** Something that opens over a page, or in it. */
interface Opened {
  readonly what: string;
  readonly at: string;
  open(page: Page): Promise<void>;
  shown(page: Page): Locator;
  readonly signedIn?: boolean;
  readonly narrow?: boolean;
  /** What stays open below it, and is closed by the next Back. */
  below?(page: Page): Locator;
}

const john = '/bible/john/3';
const verse = (page: Page, number = 16) => page.getByRole('group', { name: new RegExp(`^Verse ${number}\\b`) });
const press = (key: string) => (page: Page) => verse(page).press(key);
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const all: readonly Opened[] = [
  {
    what: 'the menu of a verse',
    at: john,
    open: (page) => verse(page).click({ button: 'right' }),
    shown: (page) => page.getByRole('menu'),
  },
  { what: 'the context of a verse', at: john, open: press('e'), shown: dialog('John 3:16') },
  { what: 'the colours', at: john, open: press('h'), shown: dialog('Choose Highlight Color'), signedIn: true },
  { what: 'the editor of a note', at: john, open: press('n'), shown: dialog('Add Note'), signedIn: true },
  { what: 'cross-references on a phone', at: john, open: press('x'), shown: dialog(/Cross-references/), narrow: true },
  {
    what: 'cross-references beside the text',
    at: john,
    open: press('x'),
    shown: (page) => page.locator('[data-aside]'),
  },
  {
    what: 'original words on a phone',
    at: john,
    open: press('o'),
    shown: (page) => page.getByRole('region', { name: /^Original words/ }),
    narrow: true,
  },
  { what: 'the keys', at: john, open: press('?'), shown: (page) => page.getByRole('dialog') },
  {
    what: 'book, chapter and verse',
    at: john,
    open: click('John 3, book and chapter'),
    shown: (page) => page.getByRole('combobox', { name: 'Chapter' }),
  },
  { what: 'more', at: john, open: click('More'), shown: (page) => page.getByRole('button', { name: 'Book Overview' }) },
  {
    what: 'the book overview',
    at: john,
    open: async (page) => {
      await click('More')(page);
      await click('Book Overview')(page);
    },
    shown: (page) => page.getByRole('dialog'),
    below: (page) => page.getByRole('button', { name: 'Book Overview' }),
  },
  {
    what: 'a footnote',
    at: '/bible/john/3?version=eng-web',
    open: (page) => page.locator('[data-footnote]').first().click(),
    shown: (page) => page.locator('[popover]:popover-open'),
  },
  { what: 'the box', at: john, open: press('/'), shown: dialog('Search, or go to a reference') },
  {
    what: 'one’s own things',
    at: john,
    open: click('Your things'),
    shown: (page) => page.getByRole('list', { name: 'Your things' }),
  },
  {
    what: 'the words of a verse in the concordance',
    at: '/concordance/charity',
    open: (page) => page.getByRole('button', { name: /1 Corinthians 13:1\b/ }).click(),
    shown: (page) => page.getByRole('dialog'),
  },
  {
    what: 'the deletion of an account',
    at: '/profile',
    open: click(/^Delete/),
    shown: dialog('Delete your account?'),
    signedIn: true,
  },
];
/** One of each kind: a dialog, a menu, a panel with a callback, the browser’s own popover. */
const sample = new Set(['the context of a verse', 'the menu of a verse', 'more', 'one’s own things']);

/** Presses Back where it closes something. */
async function backHere(page: Page, closed: Locator): Promise<void> {
  const address = page.url();
  await page.goBack();
  await expect(closed).toBeHidden();
  expect(page.url()).toBe(address);
}

for (const { what, at, open, shown, below, signedIn, narrow } of all)
  test(
    `Back closes ${what}, and Back again leaves the page`,
    { tag: sample.has(what) ? [] : '@full' },
    async ({ page }) => {
      if (narrow) await page.setViewportSize({ width: 390, height: 844 });
      if (signedIn) await createAccount(page);
      await page.goto('/settings');
      await page.goto(at);
      await everythingLoaded(page);
      await open(page);
      await expect(shown(page)).toBeVisible();
      await backHere(page, shown(page));
      if (below) await backHere(page, below(page));
      await page.goBack();
      await expect(page).toHaveURL(/\/settings$/);
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(shown(page)).toBeHidden();
    },
  );

test('Back goes one step back in the panel beside the text @full', async ({ page }) => {
  await page.goto(john);
  await everythingLoaded(page);
  await verse(page).press('x');
  const panel = page.locator('[data-aside]');
  await panel.getByRole('link').first().click();
  await expect(panel.getByRole('button', { name: 'Back to Cross-references of John 3:16' })).toBeVisible();
  await backHere(page, panel.getByRole('button', { name: 'Back to Cross-references of John 3:16' }));
  await expect(panel.getByRole('heading', { name: 'Cross-references of John 3:16' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { collectionAddress } from './lydia.ts';

/** A screen to look at. */
export interface Screen {
  /** The name of its picture. */
  readonly name: string;
  readonly address: string;
  /** Whether it is shown to somebody with an account, notes and a collection. Default: to a visitor. */
  readonly signedIn?: boolean;
  /** What is done before it is looked at. */
  prepare?(page: Page): Promise<void>;
}

const verse = (page: Page, number: number) => page.getByRole('group', { name: new RegExp(`^Verse ${number}\\b`) });

async function openMenu(page: Page, number: number): Promise<void> {
  await verse(page, number).click({ button: 'right' });
  await page.getByRole('menu').waitFor();
}

async function showOriginalWords(page: Page): Promise<void> {
  await verse(page, 16).press('o');
  await page
    .locator('section, aside')
    .filter({ has: page.getByRole('heading', { name: /^Original words/ }) })
    .last()
    .getByRole('button')
    .nth(1)
    .click();
}

async function examine(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'The text' }).fill('A sermon with “God so loved the church” (Jn 3.16).');
  await page.getByRole('button', { name: 'Examine' }).click();
  await page.getByRole('article', { name: 'Report' }).waitFor();
}

/** At most 24, as they are numbered in docs/screens. */
export const screens: readonly Screen[] = [
  { name: 'home', address: '/' },
  { name: 'chapter', address: '/bible/john/3' },
  { name: 'verse-menu', address: '/bible/john/3', prepare: (page) => openMenu(page, 3) },
  { name: 'highlights-and-notes', address: '/bible/john/3', signedIn: true },
  {
    name: 'note-dialog',
    address: '/bible/john/3',
    signedIn: true,
    async prepare(page) {
      await openMenu(page, 3);
      await page.getByRole('menuitem', { name: 'Add Note' }).click();
      await page.getByRole('dialog', { name: 'Add Note' }).getByRole('textbox').waitFor();
    },
  },
  { name: 'side-by-side', address: '/bible/john/3?with=eng-web' },
  { name: 'original-words', address: '/bible/john/3', prepare: showOriginalWords },
  { name: 'search', address: '/search?q=living+water' },
  { name: 'concordance', address: '/concordance/love' },
  { name: 'encyclopedia', address: '/encyclopedia' },
  { name: 'entry', address: '/encyclopedia/entry/Abraham' },
  { name: 'answer', address: '/question?q=What+does+the+Bible+say+about+worry%3F' },
  { name: 'objections', address: '/apologetics' },
  { name: 'examine', address: '/examine', prepare: examine },
  { name: 'studies', address: '/guided-studies' },
  { name: 'study', address: '/guided-studies?topic=Hope' },
  { name: 'journal-empty', address: '/saved-studies', signedIn: true },
  { name: 'plans', address: '/plans', signedIn: true },
  { name: 'notes', address: '/notes', signedIn: true },
  { name: 'notes-signed-out', address: '/notes' },
  { name: 'collection', address: collectionAddress, signedIn: true },
  { name: 'settings', address: '/settings' },
  { name: 'sign-in', address: '/auth' },
  { name: 'not-found', address: '/nowhere' },
];

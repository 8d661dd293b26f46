import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { chromium, type Browser, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumPath } from '../chromium.ts';
import { HotFrontend } from './hot-frontend.ts';
import { repository, screen, words, writeGuest, type Guest } from './testing/guest.ts';

/** A small remote, developed in Chromium as the tool serves it. */
let guest: Guest;
let frontend: HotFrontend;
let server: Server;
let browser: Browser;
let page: Page;
const lines: string[] = [];

beforeAll(async () => {
  guest = await writeGuest();
  frontend = new HotFrontend({
    repository,
    folder: path.join(guest.folder, 'dev'),
    app: guest.app,
    others: [],
    onLine: (line) => lines.push(line),
  });
  await frontend.start();
  const site = new Hono();
  site.get('/config.json', (c) => c.json({ supabaseUrl: '/', supabaseKey: 'key' }));
  site.route('/', frontend.serve());
  server = createAdaptorServer({ fetch: site.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  page = await browser.newPage({ baseURL: `http://localhost:${(server.address() as AddressInfo).port}` });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  await frontend?.close();
  await guest?.remove();
});

/** Waits until a text is on the screen. @returns that text */
async function shown(text: string): Promise<string | null> {
  await page.getByText(text).waitFor({ timeout: 20_000 });
  return page.getByText(text).textContent();
}

it('a change of a component is shown in the open page, and what was typed stays', async () => {
  await page.goto('/guest');
  expect(await shown('Before, first words')).toBe('Before, first words');
  await page.getByLabel('Name').fill('Lydia');
  await guest.write('Screen.tsx', screen('After'));
  expect(await shown('After, first words')).toBe('After, first words');
  expect(await page.getByLabel('Name').inputValue()).toBe('Lydia');
});

it('a change of what a component imports is shown in the same way', async () => {
  await guest.write('words.ts', words('second words'));
  expect(await shown('After, second words')).toBe('After, second words');
  expect(await page.getByLabel('Name').inputValue()).toBe('Lydia');
});

it('an error of the compiler is told, the page stays, and the next build that works is shown', async () => {
  const told = page.waitForEvent('console', (message) => message.type() === 'error');
  await guest.write('Screen.tsx', 'export const Screen = () => <p>;\n');
  expect((await told).text()).toContain('Screen.tsx');
  expect(lines.join('\n')).toContain('Screen.tsx');
  expect(await page.getByLabel('Name').inputValue()).toBe('Lydia');
  await guest.write('Screen.tsx', screen('Repaired'));
  expect(await shown('Repaired, second words')).toBe('Repaired, second words');
});

it('a page that is loaded later has the newest build', async () => {
  await page.reload();
  expect(await shown('Repaired, second words')).toBe('Repaired, second words');
});

it('a screen that moves to another file is shown from there', async () => {
  await guest.write('Other.tsx', screen('Other'));
  await guest.write('remote/guest.ts', "export { Screen as Guest } from '../Other.tsx';\n");
  expect(await shown('Other, second words')).toBe('Other, second words');
});

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readApp, type App } from '../../release/apps.ts';

export const repository = path.resolve(import.meta.dirname, '../../..');

/** A small remote that a test changes: `Screen.tsx` shows a text, and a second one from `words.ts`. */
export interface Guest {
  readonly app: App;
  /** A folder of the test's own beside it. */
  readonly folder: string;
  /** Replaces a file below its `src`. */
  write(file: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

export const screen = (text: string): string => `
import { Page, PageTitle } from '@berea/ui';
import { useState } from 'react';
import { words } from './words.ts';
export function Screen() {
  const [name, setName] = useState('');
  return (
    <Page>
      <PageTitle>Guest</PageTitle>
      <p>${text}, {words}</p>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
    </Page>
  );
}
`;
export const words = (text: string): string => `export const words = ${JSON.stringify(text)};\n`;

/** Writes it. Its screen shows 'Before, first words'. */
export async function writeGuest(): Promise<Guest> {
  // Below the repository, because packages are looked for in the folders above.
  await mkdir(path.join(repository, 'test-results'), { recursive: true });
  const folder = await mkdtemp(path.join(repository, 'test-results/guest-'));
  const write = (file: string, text: string) => writeFile(path.join(folder, 'guest/src', file), text);
  await mkdir(path.join(folder, 'guest/src/remote'), { recursive: true });
  await write('remote/guest.ts', "export { Screen as Guest } from '../Screen.tsx';\n");
  await write('Screen.tsx', screen('Before'));
  await write('words.ts', words('first words'));
  const { dependencies } = JSON.parse(await readFile(path.join(repository, 'apps/reference/package.json'), 'utf8'));
  const route = { path: '/guest', access: 'open', expose: './guest', screen: 'Guest' };
  const berea = { owner: 'test', routes: [route], hostApi: { shellApi: '>=1.0.0', ui: '>=0.1.0' } };
  await writeFile(
    path.join(folder, 'guest/package.json'),
    JSON.stringify({ name: '@berea/guest', version: '1.0.0', type: 'module', dependencies, berea }),
  );
  const app = await readApp(folder, 'guest');
  return { app, folder, write, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * A small remote that is built for real, with one fault of choice. The rehearsal of bad releases publishes it into the
 * running product.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteInBrowser, runCompiler } from '@berea/platform/bundler';
import { readApp } from '@berea/platform/release/apps';
import { readRemoteBuild, type RemoteBuild } from '@berea/platform/release/remote-build';
import { rspack } from '@rspack/core';

const repository = path.resolve(import.meta.dirname, '../..');

/** What is different in a version. */
export interface GuestOptions {
  /** The package version. The screen says it: 'Guest 1.0.0'. */
  readonly version: string;
  /** JavaScript that runs when the entry, or the module with the screen, is evaluated. */
  readonly atEntry?: string;
  readonly atModule?: string;
  /** JavaScript that runs when the lazy part is evaluated, which a click loads. */
  readonly atLazy?: string;
  /** JavaScript that runs when the screen renders, or in its effect. */
  readonly atRender?: string;
  readonly atEffect?: string;
  readonly hostApi?: { readonly shellApi: string; readonly ui: string };
  readonly backend?: { readonly functions: string[]; readonly migration: string | null };
  /** The version of React that it says it was built with. */
  readonly react?: string;
  /** A further route, to claim one of another remote. */
  readonly claims?: string;
}

const sources = ({ atModule = '', atLazy = '', atRender = '', atEffect = '', version }: GuestOptions) => ({
  'src/remote/guest.ts': "export { Screen as Guest } from '../Screen.tsx';\n",
  'src/Lazy.tsx': `${atLazy}\nexport const text = "The lazy part is here";\n`,
  'src/screen.module.css': '.guest { color: rgb(1, 2, 3); }\n',
  'src/Screen.tsx': `
import { Page, PageTitle } from '@berea/ui';
import { use, useEffect, useState } from 'react';
import * as styles from './screen.module.css';
${atModule}
const never = new Promise(() => undefined);
export function Screen() {
  const [text, setText] = useState('');
  ${atRender}
  useEffect(() => { ${atEffect} }, []);
  const open = async () => setText((await import('./Lazy.tsx')).text);
  return (
    <Page>
      <PageTitle>Guest</PageTitle>
      <p className={styles.guest}>Guest ${version}</p>
      <button onClick={() => void open()}>Open</button>
      <output>{text}</output>
    </Page>
  );
}
`,
});

const packageJson = ({ version, hostApi, backend, claims }: GuestOptions) => ({
  name: '@berea/guest',
  version,
  private: true,
  type: 'module',
  dependencies: { '@berea/ui': '*', '@berea/shell-api': '*' },
  berea: {
    owner: 'rehearsal',
    routes: ['/guest', ...(claims ? [claims] : [])].map((route) => ({
      path: route,
      access: 'open' as const,
      expose: './guest',
      screen: 'Guest',
    })),
    hostApi: hostApi ?? { shellApi: '>=1.0.0', ui: '>=0.1.0' },
    ...(backend && { backend }),
    contributions: {
      home: [{ path: '/guest', label: 'Guest', description: 'A rehearsal', icon: 'book', order: 900 }],
    },
  },
});

/**
 * Builds a version in a folder of its own, which stays until `removeGuests`. @throws Error with the bundler's messages
 */
export async function buildGuest(options: GuestOptions): Promise<RemoteBuild> {
  const folder = path.join(guestsFolder, crypto.randomUUID(), 'guest');
  const files = { ...sources(options), 'package.json': JSON.stringify(packageJson(options)) };
  for (const [file, content] of Object.entries(files)) await write(path.join(folder, file), content);
  if (options.react)
    await write(
      path.join(folder, 'node_modules/react/package.json'),
      JSON.stringify({ name: 'react', version: options.react }),
    );
  const configuration = remoteInBrowser(folder);
  if (options.atEntry)
    configuration.plugins?.push(
      new rspack.BannerPlugin({ banner: options.atEntry, raw: true, test: /remoteEntry\.js$/ }),
    );
  // The nearest React is a name without a module.
  if (options.react) configuration.resolve!.alias = { ...configuration.resolve!.alias, react$: reactFolder };
  await runCompiler(configuration);
  const origin = { commit: null, author: null, time: new Date().toISOString(), note: null };
  return readRemoteBuild(await readApp(path.dirname(folder), 'guest'), origin);
}

const guestsFolder = path.join(repository, 'test-results/guests');
const reactFolder = path.join(repository, 'node_modules/react');

/** Removes the folders of all builds. */
export const removeGuests = (): Promise<void> => rm(guestsFolder, { recursive: true, force: true });

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

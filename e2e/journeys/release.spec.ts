import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findRemote } from '@berea/tools/release/apps';
import { dataFolder, readRegistry } from '@berea/tools/release/host-folder';
import { withReleaseLock, publishRemotes, rollBackApp } from '@berea/tools/release/publish';
import { readOrigin } from '@berea/tools/release/origin';
import { readRemoteBuild } from '@berea/tools/release/remote-build';
import { expect, test } from '../journey.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const before = 'Select a book and chapter to begin reading';
const after = 'Which book shall we open today, dear reader';

const scriptHash = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The container of a build is named after its inputs. */
const container = /berea_reader_[0-9a-f]{12}/g;

/**
 * What a build of the reader with one sentence changed gives: another container, and another hash for each changed
 * chunk.
 */
async function changedReader(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'berea-reader-'));
  const dist = path.join(folder, 'dist');
  await cp(path.join(repository, 'apps/reader/dist'), dist, { recursive: true });
  const hashes = new Map<string, string>();
  const change = async (name: string): Promise<void> => {
    const content = await readFile(path.join(dist, name), 'utf8');
    let changed = content.replaceAll(before, after).replace(container, 'berea_reader_0123456789ab');
    for (const [old, now] of hashes) changed = changed.replaceAll(old, now);
    hashes.set(scriptHash(content), scriptHash(changed));
    await writeFile(path.join(dist, name), changed);
  };
  const files = await readdir(dist);
  const chunks = files.filter((name) => name.endsWith('.js') && name !== 'remoteEntry.js');
  // The entry last: it holds the hashes of the others.
  for (const name of [...chunks, 'remoteEntry.js', 'mf-manifest.json']) await change(name);
  return folder;
}

test('the reader is published alone into the running product, and rolled back', async ({ page, context }) => {
  const data = dataFolder(process.env['BEREA_DATA']!);
  const shellBefore = await readFile(path.join(data.host, 'index.html'), 'utf8');
  const accountBefore = (await readRegistry(data)).remotes['account'];

  await page.goto('/bible');
  await expect(page.getByText(before)).toBeVisible();

  const folder = await changedReader();
  try {
    const app = await findRemote(repository, 'reader');
    const build = await readRemoteBuild({ ...app, folder }, await readOrigin(repository));
    await withReleaseLock(data, () => publishRemotes(data, [build], 'release'));

    // A page that is already open keeps its version, on every screen of the remote.
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('link', { name: /^Bible/ }).click();
    await expect(page.getByText(before)).toBeVisible();

    const next = await context.newPage();
    await next.goto('/bible');
    await expect(next.getByText(after)).toBeVisible();

    await withReleaseLock(data, () => rollBackApp(data, 'reader'));
    await next.reload();
    await expect(next.getByText(before)).toBeVisible();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  // The shell and the other remotes are unchanged: the page differs only in its copy of the registry.
  const withoutRegistry = (html: string) =>
    html.replace(/<script type="application\/json" id="berea-registry">[^]*?<\/script>/, '');
  expect(withoutRegistry(await readFile(path.join(data.host, 'index.html'), 'utf8'))).toBe(
    withoutRegistry(shellBefore),
  );
  expect((await readRegistry(data)).remotes['account']).toEqual(accountBefore);
});

test('a reader that fails to start is replaced by the previous version in the same page', async ({ page }) => {
  const data = dataFolder(process.env['BEREA_DATA']!);
  const folder = await changedReader();
  try {
    const entry = path.join(folder, 'dist/remoteEntry.js');
    await writeFile(entry, `throw new Error('broken release');\n${await readFile(entry, 'utf8')}`);
    const app = await findRemote(repository, 'reader');
    const build = await readRemoteBuild({ ...app, folder }, await readOrigin(repository));
    await withReleaseLock(data, () => publishRemotes(data, [build], 'release'));
    await page.goto('/bible/john/3');
    await expect(page.getByRole('heading', { name: 'John 3' })).toBeVisible();
  } finally {
    await withReleaseLock(data, () => rollBackApp(data, 'reader'));
    await rm(folder, { recursive: true, force: true });
  }
});

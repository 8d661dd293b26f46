import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findRemote, listApps } from '@berea/platform/release/apps';
import { refuseOversize } from '@berea/platform/release/gate/size';
import { dataFolder, readRegistry } from '@berea/platform/release/host-folder';
import { changeHost, withReleaseLock } from '@berea/platform/release/change-host';
import { promote } from '@berea/platform/release/pointer-changes';
import { publishRemotes, rollBackApp } from '@berea/platform/release/publish';
import { readOrigin } from '@berea/platform/release/origin';
import { readRemoteBuild } from '@berea/platform/release/remote-build';
import { readShellBuild } from '@berea/platform/release/shell-build';
import { runCommandLine } from '@berea/platform/release/command-line';
import { smoke } from '@berea/platform/release/smoke';
import { expect, test } from '../journey.ts';
import { operatorKey, productData } from '../product.ts';
import { everythingLoaded } from '../rendered-page.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const before = 'Select a book and chapter to begin reading';
const after = 'Which book shall we open today, dear reader';

const scriptHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

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

test('no build is too large to be released', async () => {
  for (const app of await listApps(repository)) {
    const origin = await readOrigin(repository);
    const build = app.offer ? await readRemoteBuild(app, origin) : await readShellBuild(repository);
    await expect(refuseOversize(app, build, { released: undefined, note: null })).resolves.toBeUndefined();
  }
});

test('the reader is published alone into the running product, and rolled back', async ({ page, context }) => {
  const data = dataFolder(productData()!);
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
    await page.getByRole('link', { name: /Read and study scripture/ }).click();
    await expect(page.getByText(before)).toBeVisible();

    // A minute later it offers the new one, and loads it only when it is told to.
    await page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 60_000;
    });
    await page.getByRole('link', { name: 'Back to Home' }).click();
    const reload = page.getByRole('button', { name: 'Reload for the newest version' });
    await expect(reload).toBeVisible();
    await page.getByRole('link', { name: /Read and study scripture/ }).click();
    await expect(page.getByText(before)).toBeVisible();
    await reload.click();
    await expect(page.getByText(after)).toBeVisible();

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

test('a reader that fails to start is replaced by the previous version in the same page @full', async ({ page }) => {
  const data = dataFolder(productData()!);
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

test('a visitor who gets a rollout has its version on every page, until it is rolled back @full', async ({ page }) => {
  const data = dataFolder(productData()!);
  const folder = await changedReader();
  const roll = (id: string, percent: number) =>
    withReleaseLock(data, () =>
      changeHost(data, { by: 'release', action: 'promote' }, (registry) => promote(registry, 'reader', id, percent)),
    );
  try {
    const app = await findRemote(repository, 'reader');
    const build = await readRemoteBuild({ ...app, version: '9.0.0', folder }, await readOrigin(repository));
    await withReleaseLock(data, () => publishRemotes(data, [build], 'release', { candidate: true }));
    await page.goto('/bible');
    await expect(page.getByText(before)).toBeVisible();
    // Nobody's number is as low as the first, or as high as the second.
    await roll(build.id, 0.000_001);
    await page.reload();
    await expect(page.getByText(before)).toBeVisible();
    await roll(build.id, 99.999_999);
    await page.reload();
    await expect(page.getByText(after)).toBeVisible();
    await page.goto('/bible/john/3');
    await expect(page.getByRole('heading', { name: 'John 3' })).toBeVisible();
    await withReleaseLock(data, () => rollBackApp(data, 'reader'));
    await page.goto('/bible');
    await expect(page.getByText(before)).toBeVisible();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('an operator tries a candidate in one tab, and goes back with one click', async ({ page, context }) => {
  const data = dataFolder(productData()!);
  const folder = await changedReader();
  try {
    const app = await findRemote(repository, 'reader');
    const build = await readRemoteBuild({ ...app, version: '9.4.0', folder }, await readOrigin(repository));
    await withReleaseLock(data, () => publishRemotes(data, [build], 'release', { candidate: true }));

    await page.goto(`/bible#try=reader@${build.id}`);
    await expect(page.getByText(before)).toBeVisible();
    await page.getByLabel('Operator’s key').fill(operatorKey);
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByText(`This tab tries reader ${build.id}.`)).toBeVisible();
    await expect(page.getByText(after)).toBeVisible();
    await page.goto('/bible');
    await expect(page.getByText(after)).toBeVisible();

    const another = await context.newPage();
    await another.goto('/bible');
    await expect(another.getByText(before)).toBeVisible();

    await page.getByRole('button', { name: 'Back to what is released' }).click();
    await expect(page.getByText(before)).toBeVisible();
    await expect(page.getByText('This tab tries')).toBeHidden();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a candidate is opened in a browser before anybody gets it, and one that fails is not promoted by mistake', async () => {
  const data = dataFolder(productData()!);
  const origin = process.env['BEREA_URL']!;
  const folder = await changedReader();
  const candidate = async (version: string): Promise<string> => {
    const app = await findRemote(repository, 'reader');
    const build = await readRemoteBuild({ ...app, version, folder }, await readOrigin(repository));
    await withReleaseLock(data, () => publishRemotes(data, [build], 'release', { candidate: true }));
    return build.id;
  };
  try {
    const stable = (await readRegistry(data)).remotes['reader']!.stable;
    const good = await candidate('9.1.0');
    const tried: string[] = [];
    const progress = (line: string): void => void tried.push(line);
    await smoke({ origin, remote: 'reader', version: good, also: ['/bible/john/3'], progress });
    expect(tried).toEqual(
      expect.arrayContaining(['/bible', '/concordance', '/bible/john/3'].map((at) => `${at}  is shown`)),
    );
    // Only their owners know the addresses of collections.
    expect(tried.filter((line) => !line.endsWith('  is shown')).toSorted()).toEqual(
      ['/collections/:id', '/collections/shared/:token'].map(
        (path) => `${path} is not tried: --also names an address of it.`,
      ),
    );
    const entry = path.join(folder, 'dist/remoteEntry.js');
    await writeFile(entry, `throw new Error('broken release');\n${await readFile(entry, 'utf8')}`);
    const bad = await candidate('9.2.0');
    await expect(smoke({ origin, remote: 'reader', version: bad })).rejects.toThrow(
      /reader 9\.2\.0-\w+ does not work:\n\/bible: .*broken release[^]*\/bible: This page is temporarily unavailable/,
    );
    await expect(smoke({ origin, remote: 'reader', version: '9.3.0-abcdef123456' })).rejects.toThrow(
      'is not published',
    );
    expect((await readRegistry(data)).remotes['reader']!.stable).toBe(stable);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a handler that throws, and how fast pages are, is in status under its version', async ({ page }) => {
  const data = dataFolder(productData()!);
  const folder = await changedReader();
  const { secret } = JSON.parse(await readFile(path.join(productData()!, 'keys.json'), 'utf8')) as {
    secret: string;
  };
  const status = (...options: string[]): Promise<string> => {
    Object.assign(process.env, { SUPABASE_URL: process.env['BEREA_URL'], SUPABASE_SECRET_KEY: secret });
    return runCommandLine(['status', ...options], { repository, usualHost: () => data, progress: () => undefined });
  };
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/client-events')) sent.push(request.postData() ?? '');
  });
  await page.route('/config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...config, clientEvents: { failures: 100, measures: 100 } } });
  });
  try {
    const entry = path.join(folder, 'dist/remoteEntry.js');
    const throws = "addEventListener('click', () => { throw new Error('my secret words'); });";
    await writeFile(entry, `${await readFile(entry, 'utf8')}\n${throws}\n`);
    const app = await findRemote(repository, 'reader');
    const build = await readRemoteBuild({ ...app, folder }, await readOrigin(repository));
    const [published] = await withReleaseLock(data, () => publishRemotes(data, [build], 'release'));
    const { version } = published!;
    await page.goto('/bible/john/3');
    await everythingLoaded(page);
    const stored = page.waitForResponse(
      (response) =>
        response.url().endsWith('/functions/v1/client-events') &&
        (response.request().postData() ?? '').includes('"handler"'),
    );
    await page.getByRole('heading', { name: 'John 3' }).click();
    expect((await stored).status()).toBe(200);
    await page.close({ runBeforeUnload: true });

    const text = await status('--stacks');
    expect(text).toMatch(new RegExp(`stable +${version}.*failures an hour \\([1-9]\\d* in 24 h`));
    expect(text).toMatch(new RegExp(`× reader@${version} thrown \\(handler\\) at /bible/:book`));
    await expect.poll(() => status()).toMatch(new RegExp(`reader /bible/:book\\S* ${version}  .*LCP `));
    expect(sent.join('\n') + text).not.toMatch(/secret words|john/i);
  } finally {
    await withReleaseLock(data, () => rollBackApp(data, 'reader'));
    await rm(folder, { recursive: true, force: true });
  }
});

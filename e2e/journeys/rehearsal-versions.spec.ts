import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../journey.ts';
import { buildGuest } from '../guest/guest.ts';
import { forgetGuests, publishGuests, publishRaisedShell, rollBackShell } from '../guest/published.ts';
import { buildRaisedShell, removeRaisedShell } from '../guest/raised-shell.ts';

/** Old and new versions of the shell and of a remote together, from real builds: the new ones have raised versions. */
const versionOf = async (name: string): Promise<string> =>
  (
    JSON.parse(await readFile(path.resolve(import.meta.dirname, '../..', 'libs', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;
const raised = (version: string): string =>
  version.replace(/\.(\d+)\.\d+$/, (_, minor: string) => `.${Number(minor) + 1}.0`);

test('every pair of old and new shell and remote works; in the old shell a new remote shows its earlier version @full', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const [shellApi, ui] = [await versionOf('shell-api'), await versionOf('ui')];
  const newShell = await buildRaisedShell({ 'libs/shell-api': raised(shellApi), 'libs/ui': raised(ui) });
  const oldRemote = await buildGuest({ version: '1.0.0', hostApi: { shellApi: `^${shellApi}`, ui: `^${ui}` } });
  const newRemote = await buildGuest({
    version: '2.0.0',
    hostApi: { shellApi: `^${raised(shellApi)}`, ui: `^${raised(ui)}` },
  });
  const shows = async (version: string) => {
    await page.goto('/guest');
    await expect(page.getByText(`Guest ${version}`)).toBeVisible();
    await page.goto('/bible/john/3');
    await expect(page.getByRole('heading', { name: 'John 3' })).toBeVisible();
  };
  try {
    await publishGuests(oldRemote);
    await shows('1.0.0');
    await publishRaisedShell(newShell);
    await shows('1.0.0');
    await publishGuests(newRemote);
    await shows('2.0.0');
    await rollBackShell();
    await shows('1.0.0');
  } finally {
    await forgetGuests();
    await removeRaisedShell();
  }
});

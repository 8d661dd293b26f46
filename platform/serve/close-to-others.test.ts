import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeToOthers } from './close-to-others.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'berea-close-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const modeOf = async (place: string): Promise<string> =>
  ((await stat(path.join(root, place))).mode & 0o777).toString(8);

it('security: closes a data folder of an older start to everybody but its owner, and nothing that it links to', async () => {
  await mkdir(path.join(root, 'data/database/base'), { recursive: true });
  const files = { 'data/keys.json': 0o644, 'data/database/base/1': 0o666, 'data/run.sh': 0o755, elsewhere: 0o644 };
  for (const [file, mode] of Object.entries(files)) {
    await writeFile(path.join(root, file), 'x');
    await chmod(path.join(root, file), mode);
  }
  await symlink(path.join(root, 'elsewhere'), path.join(root, 'data/link'));
  for (const folder of ['data', 'data/database', 'data/database/base']) await chmod(path.join(root, folder), 0o755);

  await closeToOthers(path.join(root, 'data'));

  const places = ['data', 'data/database', 'data/database/base', ...Object.keys(files)];
  expect(Object.fromEntries(await Promise.all(places.map(async (place) => [place, await modeOf(place)])))).toEqual({
    data: '700',
    'data/database': '700',
    'data/database/base': '700',
    'data/keys.json': '600',
    'data/database/base/1': '600',
    'data/run.sh': '700',
    elsewhere: '644',
  });
});

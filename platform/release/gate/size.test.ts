import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRemote, readApp } from '../apps.ts';
import { readRemoteBuild } from '../remote-build.ts';
import { readShellBuild } from '../shell-build.ts';
import { data, origin, publish, put, root, standing } from '../testing/repository.ts';
import { refuseOversize, sizesOf } from './size.ts';

/** Text that does not compress: 3 KB of it for each 4 KB. */
const noise = (kilobytes: number): string => randomBytes(kilobytes * 768).toString('base64');

describe('the size of a build', () => {
  it('of a remote is that of its entry with the scripts of the largest route, and of all it has', async () => {
    await put('apps/reader/dist/screen.js', noise(40));
    await put('apps/reader/dist/late.css', `/* ${noise(80)} */`);
    await put('apps/reader/dist/server/index.cjs', noise(80));
    await put('apps/reader/dist/screen.js.map', noise(80));
    const build = await readRemoteBuild(await findRemote(root, 'reader'), origin);
    const { firstKb, allKb } = await sizesOf(build);
    expect(Math.round(firstKb)).toBe(30);
    expect(Math.round(allKb)).toBe(90);
  });

  it('of the shell is that of what its page names, and of all it has', async () => {
    await put('apps/shell/dist/main.js', noise(40));
    await put('apps/shell/dist/late.js', noise(40));
    const { firstKb, allKb } = await sizesOf(await readShellBuild(root));
    expect([firstKb, allKb].map(Math.round)).toEqual([30, 60]);
  });

  it('is refused when it is over the budget of the package', async () => {
    await put('apps/shell/dist/main.js', noise(40));
    const build = await readShellBuild(root);
    const shell = await readApp(`${root}/apps`, 'shell');
    const first = { released: undefined, note: null };
    await refuseOversize(shell, build, first);
    await refuseOversize({ ...shell, sizeBudget: { firstKb: 31, allKb: 31 } }, build, first);
    await expect(
      refuseOversize({ ...shell, sizeBudget: { firstKb: 20, allKb: 99 } }, build, { ...first, note: 'why' }),
    ).rejects.toThrow(
      /shell is larger than "sizeBudget" in apps\/shell\/package.json allows \(brotli\): its first screen: 30\.\d KB of 20\.0 KB\./,
    );
  });

  it.each([
    ['5 KB', 10, [14, 16]],
    ['a tenth', 100, [109, 112]],
  ])(
    'is refused when it is more than %s larger than what is released, without a note',
    async (_, was, [less, more]) => {
      const app = await findRemote(root, 'reader');
      const built = async (kilobytes: number) => {
        // The entry is some bytes, too.
        await put('apps/reader/dist/screen.js', randomBytes(kilobytes * 1024));
        return readRemoteBuild(app, origin);
      };
      await built(was);
      await publish('reader');
      const { base, files, entry, routes } = Object.values((await standing()).remotes['reader']!.versions)[0]!;
      const released = { dist: path.join(data.host, base), content: { files }, version: { entry, routes } };
      await refuseOversize(app, await built(less!), { released, note: null });
      const large = await built(more!);
      await expect(refuseOversize(app, large, { released, note: null })).rejects.toThrow(
        /^reader is much larger than what is released \(brotli\): its first screen: 1\d+\.\d KB where 1\d+\.\d KB would be .* all its scripts .*--note/,
      );
      await refuseOversize(app, large, { released, note: 'with maps' });
    },
  );
});

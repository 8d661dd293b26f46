import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findRemote, readApp } from '../apps.ts';
import { readRemoteBuild } from '../remote-build.ts';
import { readShellBuild } from '../shell-build.ts';
import { origin, put, root } from '../testing/repository.ts';
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
    await refuseOversize(shell, build);
    await refuseOversize({ ...shell, sizeBudget: { firstKb: 31, allKb: 31 } }, build);
    await expect(refuseOversize({ ...shell, sizeBudget: { firstKb: 20, allKb: 99 } }, build)).rejects.toThrow(
      /shell is larger than "sizeBudget" in apps\/shell\/package.json allows \(brotli\): its first screen: 30\.\d KB of 20 KB\./,
    );
  });
});

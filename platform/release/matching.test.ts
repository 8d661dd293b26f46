import { describe, expect, it } from 'vitest';
import { changeHost, withReleaseLock } from './change-host.ts';
import { findRemote } from './apps.ts';
import { refuseMismatches } from './matching.ts';
import { setEnabled } from './pointer-changes.ts';
import { publishRemotes, publishShell, type PublishOptions } from './publish.ts';
import { readRemoteBuild } from './remote-build.ts';
import { readShellBuild } from './shell-build.ts';
import { build, buildShell, data, describeRemote, origin, put, root, standing, start } from './testing/repository.ts';

const strict = (builds: { remote: string; id: string; dist: string }[], withoutFallback: boolean): PublishOptions => ({
  check: (change) => refuseMismatches(change, { host: data.host, builds }, { withoutFallback }),
});

async function publishReader(withoutFallback = false): Promise<void> {
  const found = await readRemoteBuild(await findRemote(root, 'reader'), origin);
  await withReleaseLock(data, () => publishRemotes(data, [found], 'release', strict([found], withoutFallback)));
}

async function publishTheShell(withoutFallback = false): Promise<void> {
  const found = await readShellBuild(root);
  const builds = [{ remote: 'shell', id: found.hash, dist: found.dist }];
  await withReleaseLock(data, () => publishShell(data, found, origin, 'release', strict(builds, withoutFallback)));
}

/** A shell whose parts have this version. */
async function buildShellOf(
  ui: string,
  shared: Record<string, string> = {},
  offered: Record<string, string[]> = {},
): Promise<void> {
  await buildShell(ui);
  const versions = { shellApi: '1.0.0', ui };
  const exports = { '@berea/ui': ['Page'], ...offered };
  await put('apps/shell/dist/provides.json', JSON.stringify({ versions, shared, exports }));
}

/** A reader that needs these. */
async function buildReader(code: string, ui: string, shared: object[] = [], imports: string[] = []): Promise<void> {
  await build('reader', code, { '@berea/ui': imports });
  await describeRemote('reader', '1.4.0', { hostApi: { shellApi: '^1.0.0', ui } });
  await put(
    'apps/reader/dist/mf-manifest.json',
    JSON.stringify({
      metaData: { globalName: `berea_reader_${code}`, remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ path: './main', assets: { js: { sync: ['screen.js'], async: [] } } }],
      shared,
    }),
  );
}

describe('a remote', () => {
  it('is refused when the shell is too old for it, and nothing changes', async () => {
    await start();
    const { revision } = await standing();
    await buildReader('two', '^9.0.0');
    await expect(publishReader(true)).rejects.toThrow(
      /reader 1\.4\.0-\w+ needs ui \^9\.0\.0, and shell \w+ has 1\.0\.0\. Release the shell first/,
    );
    expect((await standing()).revision).toBe(revision);
  });

  it('is refused when the shell before is too old for it, unless that is accepted', async () => {
    await start();
    await buildShellOf('1.1.0');
    await publishTheShell();
    await buildReader('two', '^1.1.0');
    await expect(publishReader()).rejects.toThrow(/needs ui \^1\.1\.0, and shell \w+ has 1\.0\.0.*--without-fallback/);
    await publishReader(true);
    expect((await standing()).remotes['reader']!.previous).not.toBeNull();
  });

  it('is refused when the shell shares another version of a package than it needs', async () => {
    await start();
    await buildShellOf('1.0.0', { react: '19.3.1' });
    await publishTheShell(true);
    await buildReader('two', '^1.0.0', [{ name: 'react', version: '', requiredVersion: '^20.0.0' }]);
    await expect(publishReader()).rejects.toThrow(/needs react \^20\.0\.0, and shell \w+ shares 19\.3\.1/);
    await buildReader('three', '^1.0.0', [{ name: 'react', version: '', requiredVersion: '^19.3.0' }]);
    await publishReader();
  });
});

describe('a package that the shell offers in part', () => {
  const query = '@tanstack/react-query';
  const buildImporting = async (code: string, name: string): Promise<void> => {
    await buildReader(code, '^1.0.0');
    await put('apps/reader/dist/needs.json', JSON.stringify({ exports: { [query]: [name] } }));
  };

  it('refuses a remote that imports another name of it', async () => {
    await start();
    await buildShellOf('1.0.0', { [query]: '5.108.0' }, { [query]: ['useQuery'] });
    await publishTheShell(true);
    await buildImporting('two', 'HydrationBoundary');
    await expect(publishReader(true)).rejects.toThrow(/does not have: HydrationBoundary of @tanstack\/react-query/);
    await buildImporting('three', 'useQuery');
    await publishReader(true);
  });

  it('is whole in a shell that names nothing of it', async () => {
    await start();
    await buildShellOf('1.0.0', { [query]: '5.108.0' });
    await publishTheShell(true);
    await buildImporting('two', 'HydrationBoundary');
    await expect(publishReader(true)).resolves.toBeUndefined();
  });
});

describe('the shell', () => {
  it('is refused while a remote that everybody gets needs another one', async () => {
    await start();
    await buildShellOf('2.0.0');
    await expect(publishTheShell(true)).rejects.toThrow(
      /account 1\.4\.0-\w+ needs ui \^1\.0\.0, and shell \w+ has 2\.0\.0; reader 1\.4\.0/,
    );
    expect((await standing()).shell!.previous).toBeNull();
  });

  it('is refused while the version before of a remote needs another one, unless that is accepted', async () => {
    await start();
    await withReleaseLock(data, () =>
      changeHost(data, { by: 'release', action: 'disable' }, (before) => setEnabled(before, 'account', false)),
    );
    await buildReader('two', '^1.0.0 || ^2.0.0');
    await publishReader();
    await buildShellOf('2.0.0');
    await expect(publishTheShell()).rejects.toThrow(
      /needs ui \^1\.0\.0, and shell \w+ has 2\.0\.0\. These are not used/,
    );
    await publishTheShell(true);
  });

  it('is refused when it lacks a name that a published remote imports, and what never fitted is not its fault', async () => {
    await start();
    await buildReader('two', '^1.0.0', [], ['Button']);
    await publishReader();
    await buildShellOf('1.0.0');
    await expect(publishTheShell(true)).rejects.toThrow(/imports what shell \w+ does not have: Button of @berea\/ui/);
    await publishReader();
  });
});

import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { staticHost } from '../serve/static-host.ts';
import { changeHost, withReleaseLock } from './change-host.ts';
import { hostFolder, readRegistry } from './host-folder.ts';
import { promote } from './pointer-changes.ts';
import { publishRemotes } from './publish.ts';
import { readLog } from './release-log.ts';
import { findRemote } from './apps.ts';
import { readRemoteBuild } from './remote-build.ts';
import {
  build,
  buildShell,
  data,
  inlined,
  origin,
  publish,
  publishBuiltShell,
  read,
  root,
  standing,
  start,
} from './testing/repository.ts';
import { release } from './testing/run-release.ts';

/** Publishes the reader in three versions after what a start does. @returns their ids, the oldest first */
async function threeReaders(): Promise<[string, string, string]> {
  await start();
  const ids = [(await standing()).remotes['reader']!.stable];
  for (const code of ['two', 'three']) {
    await build('reader', code);
    ids.push((await publish('reader')).version);
  }
  return ids as [string, string, string];
}

/** Lists the reader in one more version. @returns its id */
async function candidate(code: string): Promise<string> {
  await build('reader', code);
  const found = await readRemoteBuild(await findRemote(root, 'reader'), origin);
  const [only] = await withReleaseLock(data, () => publishRemotes(data, [found], 'release', { candidate: true }));
  return only!.version;
}

describe('the release tool', () => {
  it('says which commands there are, and what each can be told', async () => {
    expect(await release()).toMatch(/publish .*\n.*smoke .*\n.*promote .*\n.*rollback /);
    expect(await release('rollback', '--help')).toMatch(/rollback <remote\|shell>[^]*--dry-run [^]*--to <version> /);
    await expect(release('deploy')).rejects.toThrow('There is no command "deploy"');
    await expect(release('rollback')).rejects.toThrow('npm run release -- rollback <remote|shell>');
    await expect(release('rollback', 'reader', '--force')).rejects.toThrow(/Unknown option '--force'[^]*--dry-run/);
  });

  it('works on the host that it is given', async () => {
    await start();
    expect(await release('status', '--host', path.join(root, 'elsewhere'))).toMatch(/Nothing is published/);
    expect(await release('status', '--host', data.host)).toMatch(/^registry revision 2\n\nshell\n/);
  });

  it.each([
    ['rollback', 'reader'],
    ['disable', 'reader'],
    ['gc', '--days', '0', '--grace', '0'],
  ])('writes nothing in a dry run of %s', async (...args) => {
    await threeReaders();
    await release('rollback', 'reader');
    const files = async () => (await readdir(data.host, { recursive: true })).sort();
    const before = [await files(), await read('data/host/registry.json'), await read('data/host/index.html')];
    expect(await release(...args, '--dry-run')).toMatch(
      /This would change:\n {2}registry revision [^]*Nothing was changed\.$/,
    );
    expect([await files(), await read('data/host/registry.json'), await read('data/host/index.html')]).toEqual(before);
  });
});

describe('rollback', () => {
  it('says what changes, and leads back step by step', async () => {
    const [first, second, third] = await threeReaders();
    expect(await release('rollback', 'reader')).toBe(
      [
        'This changes:',
        '  registry revision 4 → 5',
        `  reader: everybody gets ${second} instead of ${third}`,
        `  reader: the version to fall back to is ${first}, was ${second}`,
        `Everybody gets reader ${second} with the next page load.`,
      ].join('\n'),
    );
    await release('rollback', 'reader');
    expect((await inlined()).remotes['reader']).toMatchObject({ stable: first, previous: second });
    expect(await release('status')).toMatch(new RegExp(`previous +${second} .*somebody went back from it`));
    await expect(release('rollback', 'reader')).rejects.toThrow('Nothing to roll back to');
  });

  it('leads to a named version', async () => {
    const [first] = await threeReaders();
    await release('rollback', 'reader', '--to', first);
    expect((await standing()).remotes['reader']!.stable).toBe(first);
  });
});

describe('a version that was damaged on the host', () => {
  const damage = (id: string, file = 'screen.js') => writeFile(path.join(data.host, 'r/reader', id, file), 'damaged');
  const refused = 'is not as it was published, so nobody is given it:';

  it('is given to nobody, by no way, and the pointers stay', async () => {
    const [first, second, third] = await threeReaders();
    await damage(first);
    // It is what browsers get.
    await damage(second, 'mf-manifest.json.br');
    const before = await standing();
    for (const args of [
      ['rollback', 'reader'],
      ['rollback', 'reader', '--to', first],
      ['promote', `reader@${first}`],
      ['promote', `reader@${second}`, '--percent', '5'],
      ['rollback', 'reader', '--dry-run'],
    ])
      await expect(release(...args)).rejects.toThrow(refused);
    await expect(release('rollback', 'reader', '--to', first)).rejects.toThrow(
      `reader ${first} ${refused}\n/r/reader/${first}/screen.js has other bytes than were published`,
    );
    expect(await standing()).toEqual(before);
    await damage(third);
    expect(await release('disable', 'reader')).toMatch('reader is switched off.');
    await expect(release('enable', 'reader')).rejects.toThrow(`reader ${third} ${refused}`);
    expect(await release('withdraw', `reader@${first}`)).toMatch('is withdrawn.');
  });

  it('is not given to more people than get it, and its rollout can be ended', async () => {
    await start();
    const id = await candidate('two');
    await release('promote', `reader@${id}`, '--percent', '5');
    await damage(id);
    await expect(release('promote', `reader@${id}`, '--percent', '50')).rejects.toThrow(refused);
    await expect(release('promote', `reader@${id}`)).rejects.toThrow(refused);
    await release('rollback', 'reader');
    expect((await standing()).remotes['reader']!.rollout).toBeNull();
  });

  it('is not given to everybody when it is the shell', async () => {
    await start();
    const { stable } = (await standing()).shell!;
    await buildShell('two');
    await publishBuiltShell();
    await writeFile(path.join(data.host, 'shell', stable, 'main.js'), 'damaged');
    await expect(release('rollback', 'shell')).rejects.toThrow(`shell ${stable} ${refused}`);
  });
});

describe('a name that every object has', () => {
  it.each(['__proto__', 'constructor', 'toString'])('is no app, version or command: %s', async (name) => {
    await threeReaders();
    await expect(release('rollback', name)).rejects.toThrow(`${name} was never published here.`);
    await expect(release('disable', name)).rejects.toThrow(`${name} was never published here.`);
    await expect(release('promote', `${name}@1`)).rejects.toThrow(`${name} was never published here.`);
    await expect(release('promote', `reader@${name}`)).rejects.toThrow(`reader has no version ${name} here`);
    await expect(release(name)).rejects.toThrow(`There is no command "${name}"`);
  });
});

describe('promote', () => {
  it('gives a candidate to some, to everybody, and is in the log', async () => {
    await start();
    const id = await candidate('two');
    await release('promote', `reader@${id}`, '--percent', '25');
    expect((await inlined()).remotes['reader']!.rollout).toEqual({ version: id, percent: 25 });
    expect(Object.keys((await inlined()).remotes['reader']!.versions)).toContain(id);
    await release('promote', `reader@${id}`);
    expect((await inlined()).remotes['reader']).toMatchObject({ stable: id, rollout: null });
    expect((await readLog(data.release)).filter(({ app }) => app === 'reader')).toMatchObject([
      { action: 'publish' },
      { action: 'candidate', version: id },
      { action: 'promote', version: id, percent: 25 },
      { action: 'promote', version: id },
    ]);
    expect(await release('promote', `reader@${id}`)).toMatch(/how it is already/);
  });

  it('keeps its percentage when the product is started again with the build that everybody gets', async () => {
    await start();
    const id = await candidate('two');
    await release('promote', `reader@${id}`, '--percent', '25');
    await build('reader', 'one');
    await start();
    expect((await standing()).remotes['reader']!.rollout).toEqual({ version: id, percent: 25 });
  });

  it.each(['0', '100', '-5', 'many'])('refuses %s per cent', async (percent) => {
    const [, second] = await threeReaders();
    await expect(release('promote', `reader@${second}`, `--percent=${percent}`)).rejects.toThrow(/percent/);
  });

  it('is decided on one revision: of two at once, one is refused and changes nothing', async () => {
    await start();
    const ids = [await candidate('two'), await candidate('three')];
    const { revision } = await standing();
    const outcomes = await Promise.allSettled(
      ids.map((id) => release('promote', `reader@${id}`, '--revision', String(revision))),
    );
    const [lost, ...others] = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(others).toEqual([]);
    expect(String(lost?.reason)).toMatch(`its revision is ${revision + 1}, and this was decided on ${revision}`);
    const won = ids[outcomes.findIndex(({ status }) => status === 'fulfilled')];
    expect(await standing()).toMatchObject({ revision: revision + 1, remotes: { reader: { stable: won } } });
    expect((await inlined()).remotes['reader']!.stable).toBe(won);
  });

  it('is refused when somebody else releases between its decision and its turn', async () => {
    await start();
    const id = await candidate('two');
    const { revision } = await standing();
    await release('disable', 'account');
    const late = withReleaseLock(data, () =>
      changeHost(data, { by: 'release', action: 'promote', expected: revision }, (before) =>
        promote(before, 'reader', id),
      ),
    );
    await expect(late).rejects.toThrow('Somebody else changed this host meanwhile');
    expect((await standing()).remotes['reader']!.stable).not.toBe(id);
  });

  it('brings the same bytes to another host, with the page, in one revision', async () => {
    const [, , third] = await threeReaders();
    const to = path.join(root, 'production');
    await release('promote', '--from', data.host, '--to', to);
    const there = await readRegistry(hostFolder(to));
    const here = await standing();
    expect(there).toMatchObject({ revision: 1, shell: { stable: here.shell!.stable }, paths: here.paths });
    expect(there.remotes['reader']!.versions[third]).toEqual(here.remotes['reader']!.versions[third]);
    expect(await readFile(path.join(to, 'r/reader', third, 'screen.js'), 'utf8')).toBe('three');
    expect(await readFile(path.join(to, 'index.html'), 'utf8')).toContain(`/shell/${here.shell!.stable}/`);
    expect(await release('verify', '--host', to)).toMatch(/in order/);
    expect(await release('promote', '--from', data.host, '--to', to)).toMatch(/both are the same/);
    // One of them alone.
    await release('rollback', 'reader');
    await release('promote', 'reader', '--from', data.host, '--to', to);
    expect((await readRegistry(hostFolder(to))).remotes['reader']).toMatchObject({ previous: third });
  });

  it('leaves out what is switched off on the host it comes from, unless it is named', async () => {
    await threeReaders();
    await release('disable', 'reader');
    const to = path.join(root, 'production');
    await release('promote', '--from', data.host, '--to', to);
    expect(Object.keys((await readRegistry(hostFolder(to))).remotes)).toEqual(
      Object.keys((await standing()).remotes).filter((name) => name !== 'reader'),
    );
    await release('promote', 'reader', '--from', data.host, '--to', to);
    expect((await readRegistry(hostFolder(to))).remotes['reader']!.enabled).toBe(true);
  });

  it('refuses bytes that were changed on the host they come from', async () => {
    const [, , third] = await threeReaders();
    const to = path.join(root, 'production');
    await writeFile(path.join(data.host, 'r/reader', third, 'screen.js'), 'changed');
    await expect(release('promote', '--from', data.host, '--to', to)).rejects.toThrow(/other bytes .*: screen\.js/);
    expect(existsSync(path.join(to, 'registry.json'))).toBe(false);
  });
});

describe('disable, enable and withdraw', () => {
  it('change what pages are told', async () => {
    const [, second] = await threeReaders();
    await release('disable', 'reader');
    expect((await inlined()).remotes['reader']!.enabled).toBe(false);
    expect(await release('disable', 'reader')).toBe('reader is switched off already.');
    await release('enable', 'reader');
    expect((await inlined()).remotes['reader']!.enabled).toBe(true);
    await release('withdraw', `reader@${second}`);
    expect(Object.keys((await inlined()).remotes['reader']!.versions)).not.toContain(second);
    await expect(release('promote', `reader@${second}`)).rejects.toThrow('was withdrawn');
  });

  it('keep a start from updating the remote', async () => {
    await start();
    await release('disable', 'reader');
    await build('reader', 'two');
    expect(await start()).toHaveLength(1);
  });
});

describe('status', () => {
  it('says what everybody gets, and some, and what can be promoted', async () => {
    const [first, second, third] = await threeReaders();
    const id = await candidate('four');
    await release('promote', `reader@${id}`, '--percent', '5');
    const text = await release('status');
    expect(text).toMatch(new RegExp(`stable +${third} {2}publish 0 min ago, commit abc, Lydia`));
    expect(text).toMatch(new RegExp(`5 % +${id} {2}promote 0 min ago`));
    expect(text).toMatch(new RegExp(`previous +${second}`));
    expect(text).toMatch(new RegExp(`former +${first} {2}publish 0 min ago by npm start`));
  });

  it('security: prints nothing that a terminal obeys or that looks like another line', async () => {
    await start();
    await build('reader', 'two');
    const said = { author: 'Lydia\u001b[2J\u009b1m\u202e', note: 'one\r\n  stable    forged\u2028\u0007' };
    const found = await readRemoteBuild(await findRemote(root, 'reader'), { ...origin, ...said });
    await withReleaseLock(data, () => publishRemotes(data, [found], 'release'));
    const text = await release('status');
    expect(text).toContain('Lydia [2J 1m , “one   stable    forged ”');
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
  });

  it('says when a version was released, whatever was done to its app since', async () => {
    const [first, second, third] = await threeReaders();
    const id = await candidate('four');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60 * 60 * 1000 });
    try {
      await release('promote', `reader@${id}`, '--percent', '5');
      await release('rollback', 'reader');
      await release('disable', 'reader');
      await release('enable', 'reader');
      await release('withdraw', `reader@${second}`);
      await release('gc', '--days', '0', '--grace', '0');
      const text = await release('status');
      expect(text).toMatch(new RegExp(`stable +${third} {2}publish 3 h ago`));
      expect(text).toMatch(new RegExp(`previous +${first} {2}publish 3 h ago`));
      await release('rollback', 'reader');
      expect(await release('status')).toMatch(new RegExp(`stable +${first} {2}rollback 0 min ago`));
    } finally {
      vi.useRealTimers();
    }
  });

  it('says how versions do, and where failures were thrown, to who has the secret key', async () => {
    await start();
    const { stable } = (await standing()).remotes['reader']!;
    const reader = { remote: 'reader', version: stable };
    const file = `/r/reader/${stable}/screen.js`;
    const answers: Record<string, unknown> = {
      client_failures: [{ ...reader, failures: 12, loads: 340 }],
      client_measures: [
        { ...reader, route: '/reader', metric: 'CLS', p75: 20, measures: 5 },
        { ...reader, route: '/reader', metric: 'LCP', p75: 1240, measures: 6 },
      ],
      client_stacks: [
        {
          ...reader,
          phase: 'handler',
          kind: 'thrown',
          times: 2,
          routes: ['/reader'],
          last_at: '2026-11-23T10:00:00+00:00',
          frames: [
            { file, line: 1, column: 1 },
            { file, line: 2, column: 1 },
            { file: '/r/reader/gone/a.js', line: 1, column: 1 },
            { file: '/../../secret.js', line: 1, column: 1 },
          ],
        },
      ],
    };
    const supabase = new Hono();
    supabase.post('/rest/v1/rpc/:name', (c) =>
      c.req.header('apikey') === 'sb_secret_x' ? c.json(answers[c.req.param('name')]) : c.json({}, 401),
    );
    const server = serve({ fetch: supabase.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((resolve) => server.once('listening', resolve));
    try {
      vi.stubEnv('SUPABASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      expect(await release('status')).toMatch(/With SUPABASE_SECRET_KEY it also says/);
      vi.stubEnv('SUPABASE_SECRET_KEY', 'wrong');
      await expect(release('status')).rejects.toThrow('does not say what pages sent (401)');
      vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_x');
      const text = await release('status', '--stacks');
      expect(text).toContain('0.5 failures an hour (12 in 24 h, beside 340 measured loads)');
      expect(text).toContain(`  reader /reader ${stable}  LCP 1.2 s (6), CLS 0.020 (5)`);
      expect(text).toMatch(
        /2 × reader@\S+ thrown \(handler\) at \/reader, last 2026-11-23T10:00:00\+00:00\n {6}apps\/reader\/src/,
      );
      expect(text).toMatch(
        /Screen\.tsx:3:3\n {6}\S+screen\.js:2:1\n {6}\/r\/reader\/gone\/a\.js:1:1\n {6}\/\.\.\/\.\.\/secret\.js:1:1$/,
      );
    } finally {
      vi.unstubAllEnvs();
      await new Promise((resolve) => server.close(resolve));
    }
  });
});

describe('verify', () => {
  it('says when there is nothing to verify', async () => {
    await expect(release('verify')).rejects.toThrow('Nothing is published on this host yet.');
  });

  it('names every file with other bytes, that is missing, or whose compressed copy differs', async () => {
    await start();
    expect(await release('verify')).toMatch(
      /^Verifying \d+ files in .*\nAll \d+ files, the registry and the page are in order\.$/,
    );
    const { shell, remotes } = await standing();
    await writeFile(path.join(data.host, 'shell', shell!.stable, 'main.js'), 'changed');
    await writeFile(path.join(data.host, 'r/reader', remotes['reader']!.stable, 'mf-manifest.json.br'), 'changed');
    await writeFile(path.join(data.host, 'index.html'), '<html>');
    await expect(release('verify')).rejects.toThrow(
      /3 of \d+ are not in order:\n\/ has other bytes[^]*\/mf-manifest\.json has a compressed copy with other bytes \(\.br\)\n\/shell\/\w+\/main\.js has other bytes/,
    );
  });
});

describe('security: what does not belong on a host', () => {
  it('is named by verify: a link, wherever it leads, and a file that the registry does not list', async () => {
    await start();
    const folder = path.join('r/reader', (await standing()).remotes['reader']!.stable);
    await writeFile(path.join(root, 'keys.json'), '{}');
    await symlink(path.join(root, 'keys.json'), path.join(data.host, folder, 'note.json'));
    await symlink(root, path.join(data.host, 'registry/elsewhere'));
    await mkdir(path.join(data.host, folder, 'more'));
    await writeFile(path.join(data.host, folder, 'more/forgotten.js'), '');
    await expect(release('verify')).rejects.toThrow(
      [
        'are not in order:',
        `/${folder}/more/forgotten.js is in no list of the registry: remove it`,
        `/${folder}/note.json is a link: remove it, or put a file in its place`,
        '/registry/elsewhere is a link: remove it, or put a file in its place',
      ].join('\n'),
    );
  });
});

describe('verify --url', () => {
  it('fetches back what a host sends: its bytes, its type, and how long it may be kept', async () => {
    await start();
    const app = staticHost(data.host);
    const answered = new Hono();
    answered.get('/r/*', async (c) => {
      const response = await app.fetch(c.req.raw);
      // A host that is set up wrongly: nothing may be kept, and a script is a text.
      return c.req.path.endsWith('/screen.js')
        ? new Response(response.body, { headers: { 'content-type': 'text/plain' } })
        : response;
    });
    answered.route('/', app);
    for (const [host, expected] of [
      [app, /^Verifying \d+ files at .*\nAll \d+ files/],
      [
        answered,
        /4 of \d+ are not in order:\n.*screen\.js has the type text\/plain\n.*screen\.js may be kept too short/,
      ],
    ] as const) {
      const server = serve({ fetch: host.fetch, port: 0, hostname: '127.0.0.1' });
      await new Promise((resolve) => server.once('listening', resolve));
      const { port } = server.address() as AddressInfo;
      const said = await release('verify', '--url', `http://127.0.0.1:${port}`).catch((error: Error) => error.message);
      await new Promise((resolve) => server.close(resolve));
      expect(said).toMatch(expected);
    }
  });
});

describe('gc', () => {
  const age = (file: string, days: number): Promise<void> => {
    const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    return utimes(path.join(data.host, file), then, then);
  };

  it('takes away what is old and what no pointer names, and what killed releases left', async () => {
    const [first, second, third] = await threeReaders();
    for (const id of [first, second, third]) await age(`r/reader/${id}`, 31);
    await age(`registry/history/${(await standing()).epoch}-1.json`, 31);
    const draft = `r/reader/.${third}.0a1b2c3d-0000-4000-8000-000000000000`;
    await writeFile(path.join(data.host, draft), '');
    // The first was in use until a moment ago.
    expect(await release('gc')).toMatch(/Removed 2 /);
    expect((await readdir(path.join(data.host, 'r/reader'))).sort()).toEqual([first, second, third].sort());
    expect(await release('gc', '--grace', '0')).toMatch(new RegExp(`Removing .*${first}\nRemoved 1 `));
    expect((await readdir(path.join(data.host, 'r/reader'))).sort()).toEqual([second, third].sort());
    expect(Object.keys((await standing()).remotes['reader']!.versions)).toEqual([second, third]);
    expect(await release('gc', '--grace', '0')).toBe('There is nothing to take away.');
    expect(await release('verify')).toMatch(/in order/);
  });

  it('keeps what is young, and a shell that is in use', async () => {
    await start();
    await buildShell('two');
    await publishBuiltShell();
    const id = await candidate('two');
    expect(await release('gc', '--grace', '0')).toBe('There is nothing to take away.');
    expect((await standing()).remotes['reader']!.versions).toHaveProperty([id]);
    expect(await release('gc', '--days', '0', '--grace', '0')).toMatch(new RegExp(`Removing .*${id}`));
    expect(await readdir(path.join(data.host, 'shell'))).toHaveLength(2);
  });
});

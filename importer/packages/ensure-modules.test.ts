import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BibleSource } from '../sources.ts';
import { writeVerseModule } from '../testing/made-module.ts';
import { ScriptureUnavailable } from '../unavailable.ts';
import { ensureModules, fetchedVersions, type EnsureOptions } from './ensure-modules.ts';

const source: BibleSource = {
  id: 'lamp',
  kind: 'bible',
  name: 'The Lamp',
  language: 'en',
  versionId: 'lamp',
  licence: 'Ours.',
  origin: 'Us',
  originUrl: 'https://example.org/',
  module: 'Lamp',
  debianPackage: 'berea-no-such-package',
  zipHost: 'ebible',
  versification: 'KJV',
  expected: { slots: 31102, verses: 1 },
};
const sources = [source];

let folder: string;
let server: Server;
let zips: Map<string, Uint8Array>;
let asked: string[];
let options: EnsureOptions;

/** A loopback server with the layout of the real hosts: `/zip/<module>.zip`. */
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!);
    const zip = zips.get(request.url!);
    response.writeHead(zip ? 200 : 404).end(zip);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-packages-'));
  zips = new Map([['/zip/Lamp.zip', zipOf(made('Lamp'))]]);
  asked = [];
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/zip`;
  options = { sources, apt: false, systemRoots: [], env: { BEREA_EBIBLE_URL: base, BEREA_CROSSWIRE_URL: base } };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function made(name: string): string {
  const root = mkdtempSync(join(folder, 'made-'));
  writeVerseModule(root, name, { 4: 'Light.' });
  return root;
}

function zipOf(root: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return zipSync({
    ...Object.fromEntries(paths.map((path) => [relative(root, path), new Uint8Array(readFileSync(path))])),
    ...more,
  });
}

const data = (): string => join(folder, 'data');
const text = (): string => join(data(), 'packages/Lamp/sword/modules/texts/ztext/lamp/ot.bzz');

describe('ensureModules', () => {
  it('downloads packages once, and then finds them without a request', async () => {
    const [ready] = (await ensureModules(data(), options)).values();
    expect(ready).toMatchObject({ package: 'Lamp.zip', version: '1.0', module: { conf: { module: 'Lamp' } } });
    expect(asked).toEqual(['/zip/Lamp.zip']);
    await ensureModules(data(), options);
    expect(asked).toHaveLength(1);
    expect([...fetchedVersions(data(), sources)]).toEqual([['Lamp', { package: 'Lamp.zip', version: '1.0' }]]);
  });

  it('downloads a package again when a file is truncated, changed or missing', async () => {
    await ensureModules(data(), options);
    const whole = readFileSync(text());
    for (const damage of [
      () => truncateSync(text(), 3),
      () =>
        writeFileSync(
          text(),
          whole.map((byte) => byte ^ 1),
        ),
      () => rmSync(text()),
    ]) {
      damage();
      asked = [];
      await ensureModules(data(), options);
      expect(asked).toHaveLength(1);
      expect(readFileSync(text())).toEqual(whole);
    }
  });

  it('downloads again when unpacking was interrupted before the manifest was written', async () => {
    await ensureModules(data(), options);
    rmSync(join(data(), 'packages/Lamp/manifest.json'));
    await ensureModules(data(), options);
    expect(asked).toHaveLength(2);
  });

  it('leaves no partial files behind, whether fetching succeeds or fails', async () => {
    await ensureModules(data(), options);
    expect(readdirSync(join(data(), 'packages'))).toEqual(['Lamp']);
    zips.set('/zip/Lamp.zip', zips.get('/zip/Lamp.zip')!.subarray(0, 200));
    truncateSync(text(), 3);
    await expect(ensureModules(data(), options)).rejects.toThrow(ScriptureUnavailable);
    expect(readdirSync(join(data(), 'packages'))).toEqual(['Lamp']);
  });

  it('uses modules that are installed on the system', async () => {
    const systemRoot = made('Lamp');
    const [ready] = (await ensureModules(data(), { ...options, systemRoots: [systemRoot] })).values();
    expect(ready).toMatchObject({ package: 'Lamp', version: '1.0', module: { root: systemRoot } });
    expect(asked).toEqual([]);
  });

  it('supports two starts that fetch at once', async () => {
    const both = await Promise.all([ensureModules(data(), options), ensureModules(data(), options)]);
    expect(both.map((ready) => ready.get('Lamp')?.version)).toEqual(['1.0', '1.0']);
  });

  it('security: a zip cannot write outside its folder', async () => {
    zips.set(
      '/zip/Lamp.zip',
      zipOf(made('Lamp'), { 'modules/../../../../escaped': new Uint8Array([1]), 'escaped/too': new Uint8Array([1]) }),
    );
    await ensureModules(data(), options);
    expect(existsSync(join(data(), 'packages/escaped'))).toBe(false);
    expect(readdirSync(join(data(), 'packages/Lamp/sword')).sort()).toEqual(['mods.d', 'modules']);
  });

  it('rejects a package that holds another module than the requested one', async () => {
    zips.set('/zip/Lamp.zip', zipOf(made('Other')));
    await expect(ensureModules(data(), options)).rejects.toThrow(ScriptureUnavailable);
  });

  it('explains in one sentence when no source is reachable', async () => {
    zips.clear();
    const failure = ensureModules(data(), options);
    await expect(failure).rejects.toThrow(ScriptureUnavailable);
    await expect(failure).rejects.toThrow(/connect this computer to the internet and start again\.$/);
  });

  it('names the variable whose address is invalid', async () => {
    await expect(ensureModules(data(), { ...options, env: { BEREA_EBIBLE_URL: 'nowhere' } })).rejects.toThrow(
      'BEREA_EBIBLE_URL must be an http address.',
    );
  });

  it('stops fetching when it is aborted', async () => {
    const reason = new Error('stopped');
    await expect(ensureModules(data(), { ...options, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('reports progress', async () => {
    const seen: string[] = [];
    await ensureModules(data(), {
      ...options,
      onProgress: ({ phase, done, total, label }) => seen.push(`${phase} ${done}/${total} ${label}`),
    });
    expect(seen).toEqual(['packages 0/1 The Lamp', 'packages 1/1 All texts are here']);
  });

  it('leaves alone what another start is fetching, and removes an old start’s leftovers', async () => {
    const [young, old] = ['.fetch-0-young', '.fetch-0-old'].map((name) => join(data(), 'packages', name));
    for (const leftover of [young!, old!]) mkdirSync(leftover, { recursive: true });
    utimesSync(old!, new Date(0), new Date(0));
    await ensureModules(data(), options);
    expect([existsSync(young!), existsSync(old!)]).toEqual([true, false]);
  });
});

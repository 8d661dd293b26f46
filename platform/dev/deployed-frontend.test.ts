import { createHash } from 'node:crypto';
import path from 'node:path';
import { parseRegistry, type Registry } from '@berea/registry';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { emptyRegistry, pointAt } from '../release/registry-changes.ts';
import { inlineRegistry } from '../release/index-html.ts';
import { offer } from '../release/testing/offer.ts';
import { DeployedFrontend } from './deployed-frontend.ts';
import { repository, screen, writeGuest, type Guest } from './testing/guest.ts';

/** A host where another version of the remote is deployed, and one remote more. */
const registry = pointAt(emptyRegistry(new Date()), [offer('guest', '0.9.0'), offer('reader', '1.0.0')]);
const page = inlineRegistry(
  '<head><!-- berea:registry --></head><script src="/shell/__HASH__/main.js">',
  'a',
  registry,
);

let guest: Guest;
let host: ReturnType<typeof createAdaptorServer>;
let frontend: DeployedFrontend;
let served: Hono;
const lines: string[] = [];

beforeAll(async () => {
  const deployed = new Hono();
  deployed.get('/registry.json', (c) => c.json(registry));
  deployed.post('/rest/v1/notes', async (c) => c.text(`${c.req.header('authorization')} ${await c.req.text()}`, 201));
  deployed.get('/rest/v1/notes', (c) => c.text(c.req.header('host') ?? ''));
  deployed.get('*', (c) => c.html(page));
  host = createAdaptorServer({ fetch: deployed.fetch });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  guest = await writeGuest();
  frontend = new DeployedFrontend({
    repository,
    folder: path.join(guest.folder, 'dev'),
    app: guest.app,
    host: address(),
    onLine: (line) => lines.push(line),
  });
  await frontend.start();
  served = frontend.serve();
});
afterAll(async () => {
  await frontend?.close();
  host?.close();
  await guest?.remove();
});

const address = (): string => `http://127.0.0.1:${(host.address() as AddressInfo).port}`;

/** The build that a page has. */
async function inPage() {
  const html = await (await served.request('/guest', { headers: { accept: 'text/html' } })).text();
  const parsed = parseRegistry(JSON.parse(/id="berea-registry">([^<]*)</.exec(html)![1]!));
  if (!parsed.ok) throw new Error(parsed.detail);
  const { guest: remote, reader } = parsed.registry.remotes;
  return { html, reader, remote: remote!, version: remote!.versions[remote!.stable]! };
}

it('a page of the host has the local build in the place of the deployed version, with the bytes that it names', async () => {
  const { html, reader, remote, version } = await inPage();
  expect(html).toContain('src="/shell/a/main.js"');
  expect(html).toContain(`data-build="${remote.stable}"`);
  expect(remote).toMatchObject({ previous: null, rollout: null });
  expect(remote.stable).toMatch(/^1\.0\.0-/);
  expect(reader!.stable).toBe(registry.remotes['reader']!.stable);
  const [file, hash] = Object.entries(version.files)[0]!;
  const bytes = await (await served.request(version.base + file)).arrayBuffer();
  expect(`sha256-${createHash('sha256').update(new Uint8Array(bytes)).digest('base64')}`).toBe(hash);
});

it('the registry has it, too', async () => {
  const { remote } = await inPage();
  const whole = (await (await served.request('/registry.json')).json()) as Registry;
  expect(whole).toMatchObject({ epoch: registry.epoch, revision: registry.revision });
  expect(whole.remotes['guest']!.stable).toBe(remote.stable);
});

it('calls reach the host as they are, under its own name', async () => {
  const sent = await served.request('/rest/v1/notes', {
    method: 'POST',
    body: 'a note',
    headers: { authorization: 'Bearer token', 'content-type': 'text/plain' },
  });
  expect([sent.status, await sent.text()]).toEqual([201, 'Bearer token a note']);
  const named = await served.request('/rest/v1/notes', { headers: { host: 'localhost:4300' } });
  expect(await named.text()).toBe(new URL(address()).host);
});

it('a change is built, told to open pages and in the next page; an error of the compiler is told', async () => {
  const { remote: before } = await inPage();
  const events = (await served.request('/dev/events')).body!.pipeThrough(new TextDecoderStream()).getReader();
  /** Reads on until an event is of some kind: the compiler may build once more than there were changes. */
  const heard = async (isIt: (event: string) => boolean): Promise<string> => {
    const { value = '', done } = await events.read();
    return done || isIt(value) ? value : heard(isIt);
  };
  await heard((event) => event.includes(before.stable));
  await guest.write('Screen.tsx', screen('After'));
  const told = await heard((event) => !event.includes(before.stable));
  const { remote: after } = await inPage();
  expect(after.stable).not.toBe(before.stable);
  expect(told).toContain(after.stable);
  await guest.write('Screen.tsx', 'export const Screen = () => <p>;\n');
  expect(await heard((event) => event.includes('failed'))).toContain('Screen.tsx');
  await vi.waitFor(() => expect(lines.join('\n')).toContain('Screen.tsx'));
  expect((await inPage()).remote.stable).toBe(after.stable);
  await events.cancel();
});

it('an address without a host is refused', async () => {
  const nobody = new DeployedFrontend({
    repository,
    folder: path.join(guest.folder, 'other'),
    app: guest.app,
    host: `${address()}/nothing`,
    onLine: () => undefined,
  });
  await expect(nobody.start()).rejects.toThrow('has no registry that can be read');
});

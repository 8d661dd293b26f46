import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { staticHost } from '@berea/platform/serve/static-host';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bereaPages } from './pages.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'berea-host-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><head><title>Berea</title></head>');
  await writeFile(path.join(folder, 'registry.json'), '{"revision":1}');
});
afterAll(() => rm(folder, { recursive: true }));

describe('with a public address', () => {
  const host = () => staticHost(folder, { product: bereaPages, publicUrl: 'https://berea.example' });
  const ask = async (address: string) => host().request(`http://forged.example${address}`);

  it('the page names its one address, whatever it was asked under', async () => {
    const link = async (address: string) =>
      /<link rel="canonical" href="([^"]*)">/.exec(await (await ask(address)).text())?.[1];
    expect(await link('/bible/john/3?version=kjv')).toBe('https://berea.example/bible/john/3');
    expect(await link('/bible/john/3?version=eng-web')).toBe('https://berea.example/bible/john/3?version=eng-web');
    expect(await link('/a%3E%3C,b')).toBe('https://berea.example/a%3E%3C,b');
    expect(await link('/question?q=Was+Jesus+married%3F')).toBe(
      'https://berea.example/question?q=Was+Jesus+married%3F',
    );
    expect(await link('/question?q=was%20jesus%20married%3F')).toBe(
      'https://berea.example/question?q=Was+Jesus+married%3F',
    );
    expect(await link('/question?q=mine')).toBe('https://berea.example/question');
  });

  it('security: nothing of the request’s host is in a page', async () => {
    const headers = { 'x-forwarded-host': 'forged.example', forwarded: 'host=forged.example' };
    const answer = await host().request('http://forged.example/bible/john/3', { headers });
    expect(await answer.text()).not.toContain('forged');
  });

  it.each([
    ['/bible/John/3?plan', '/bible/john/3?plan'],
    ['/bible/jude/5', '/bible/jude/1/5'],
    ['/encyclopedia/entry/abraham', '/encyclopedia/entry/Abraham'],
  ])('leads from %s to the address that is listed', async (address, listed) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, listed]);
    expect((await ask(listed)).status).toBe(200);
  });
});

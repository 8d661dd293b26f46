import { parseReference, versions } from '@berea/scripture';
import { decode } from 'fast-png';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passageOfPicture, pictureAddress } from './address.ts';
import { Pictures } from './pictures.ts';
import { pictureRoute } from './route.ts';
import type { ReadText } from './verse-text.ts';

// Milliseconds. A thread is started, which makes its fonts.
vi.setConfig({ testTimeout: 60_000 });

describe('the address of a picture', () => {
  it.each([
    ['/bible/john/3/16', '/picture/kjv/john/3/16.png'],
    ['/bible/john/3/16-18?version=eng-web', '/picture/web/john/3/16-18.png'],
    ['/bible/song-of-solomon/8', '/picture/kjv/song-of-solomon/8.png'],
    ['/bible/john/3/16-4:2', '/picture/kjv/john/3/16-4:2.png'],
  ])('of %s is %s, and leads back', (page, picture) => {
    expect(pictureAddress(page)).toBe(picture);
    expect(passageOfPicture(picture)).toBeDefined();
  });

  it.each([
    '/picture/kjv/john/3/99.png',
    '/picture/kjv/qqq/3.png',
    '/picture/kjv/john/03/16.png',
    '/picture/kjv/John/3/16.png',
    '/picture/kjv/john/3/16-16.png',
    '/picture/nasb/john/3/16.png',
    '/picture/other/john/3/16.png',
    '/picture/kjv/john.png',
  ])('is none: %s', (picture) => {
    expect(passageOfPicture(picture)).toBeUndefined();
  });
});

describe('a picture', () => {
  let pictures: Pictures;
  beforeEach(() => {
    pictures = new Pictures();
  });
  afterEach(() => pictures.close());

  const text = 'For God so loved the world, that he gave his only begotten Son, '.repeat(7);
  const answering = (read: ReadText) => pictureRoute(pictures, read);

  it('is a PNG of the size that is asked for, of less than 60 KB however long its text is, and drawn once', async () => {
    const read = vi.fn<ReadText>(async () => text);
    const host = answering(read);
    const [one, same] = await Promise.all([1, 2].map(() => host.request('/picture/kjv/john/3/16.png')));
    expect([one!.status, one!.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(one!.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    const bytes = new Uint8Array(await one!.arrayBuffer());
    expect(bytes.length).toBeLessThan(60_000);
    expect(decode(bytes)).toMatchObject({ width: 1200, height: 630 });
    expect(same!.status).toBe(200);
    await host.request('/picture/kjv/john/3/16.png');
    expect(read).toHaveBeenCalledTimes(1);
    expect(read).toHaveBeenCalledWith({ place: parseReference('John 3:16'), version: versions[0] });
  });

  it('is not there where the version has no text, and nothing is read where there is no passage', async () => {
    const read = vi.fn<ReadText>(async () => '');
    const host = answering(read);
    expect((await host.request('/picture/web/acts/8/37.png')).status).toBe(404);
    expect(read).toHaveBeenCalledTimes(1);
    expect((await host.request('/picture/kjv/john/3/99.png')).status).toBe(404);
    expect(read).toHaveBeenCalledTimes(1);
  });

  /** The route as the product has it: who asks is known. */
  const fromAddress = (read: ReadText) => {
    const host = new Hono<{ Variables: { address: string } }>();
    host.use(async (c, next) => {
      c.set('address', c.req.header('x-from') ?? '203.0.113.1');
      await next();
    });
    host.route('/', pictureRoute(pictures, read));
    return (verse: number, address: string, signal?: AbortSignal) =>
      host.request(`/picture/kjv/psalms/119/${verse}.png`, {
        headers: { 'x-from': address },
        ...(signal && { signal }),
      });
  };
  const statusesOf = async (answers: readonly (Response | Promise<Response>)[]) =>
    (await Promise.all(answers)).map(({ status }) => status);

  it('security: of one address, two wait and more are refused; those of others are drawn, and first', async () => {
    const go = Promise.withResolvers<void>();
    const drawn: (number | undefined)[] = [];
    const ask = fromAddress(async ({ place }) => {
      await go.promise;
      drawn.push(place.verse);
      return 'Thy word is a lamp unto my feet.';
    });
    const asked = Array.from({ length: 14 }, (_, at) => ask(at + 1, '203.0.113.1'));
    const refused = await Promise.all(asked.slice(3));
    expect(await statusesOf(refused)).toEqual(Array(11).fill(503));
    expect(refused[0]!.headers.get('retry-after')).toBe('5');
    const others = [101, 102, 103].map((verse) => ask(verse, `198.51.100.${verse}`));
    go.resolve();
    expect(await statusesOf([...others, ...asked.slice(0, 3)])).toEqual(Array(6).fill(200));
    expect(drawn).toEqual([1, 2, 101, 102, 103, 3]);
  });

  it('security: does not wait where so many addresses wait already', async () => {
    const go = Promise.withResolvers<string>();
    const ask = fromAddress(() => go.promise);
    const asked = Array.from({ length: 26 }, (_, at) => ask(at + 1, `198.51.100.${at}`));
    expect((await asked[25]!).status).toBe(503);
    go.resolve('');
    expect(await statusesOf(asked.slice(0, 25))).toEqual(Array(25).fill(404));
  });

  it('security: is not drawn when nobody waits for it any more', async () => {
    const go = Promise.withResolvers<string>();
    const read = vi.fn<ReadText>(() => go.promise);
    const ask = fromAddress(read);
    const gone = new AbortController();
    const [first, left, shared] = [
      ask(1, '203.0.113.1'),
      ask(2, '203.0.113.2', gone.signal),
      ask(3, '203.0.113.2', gone.signal),
    ];
    const stays = ask(3, '203.0.113.3');
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    gone.abort();
    go.resolve('Thy word is a lamp unto my feet.');
    expect(await statusesOf([first, stays])).toEqual([200, 200]);
    await Promise.allSettled([left, shared]);
    expect(read.mock.calls.map(([{ place }]) => place.verse)).toEqual([1, 3]);
  });

  it('security: is drawn 60 times a minute for one address, and then for others only', async () => {
    const ask = fromAddress(async () => '');
    for (let verse = 1; verse <= 60; verse++) expect((await ask(verse, '203.0.113.1')).status).toBe(404);
    expect((await ask(61, '203.0.113.1')).status).toBe(503);
    expect((await ask(61, '203.0.113.2')).status).toBe(404);
  });

  it('that could not be drawn stops no other', async () => {
    let failed = false;
    const host = answering(async () => {
      if (failed) return 'text';
      failed = true;
      throw new Error('no database');
    });
    expect((await host.request('/picture/kjv/john/1/1.png')).status).toBe(500);
    expect((await host.request('/picture/kjv/john/1/1.png')).status).toBe(200);
  });
});

import { parseReference, versions } from '@berea/scripture';
import { decode } from 'fast-png';
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

  it('security: is not drawn while too many wait, and those that wait come', async () => {
    const go = Promise.withResolvers<string>();
    const host = answering(() => go.promise);
    const asked = Array.from({ length: 14 }, (_, at) => host.request(`/picture/kjv/psalms/119/${at + 1}.png`));
    const [refused, too] = await Promise.all(asked.slice(12));
    expect([refused!.status, too!.status]).toEqual([503, 503]);
    expect(refused!.headers.get('retry-after')).toBe('5');
    go.resolve('Thy word is a lamp unto my feet.');
    expect((await Promise.all(asked.slice(0, 12))).map(({ status }) => status)).toEqual(Array(12).fill(200));
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

import { addressKey } from '@berea/client-address';
import { shownPlace } from '@berea/scripture';
import { Hono } from 'hono';
import { passageOfPicture } from './address.ts';
import type { Pictures } from './pictures.ts';
import { TooMany } from './turns.ts';
import type { ReadText } from './verse-text.ts';

/**
 * Serves the pictures of passages that pages name for those who get a link: '/picture/kjv/john/3/16-18.png'. Of each there
 * is one address, and only of what exists, so that they cannot be asked for without end.
 */
export const pictureRoute = (pictures: Pictures, read: ReadText): Hono =>
  new Hono().get('/picture/*', async (c) => {
    const passage = passageOfPicture(c.req.path);
    if (!passage) return c.notFound();
    const { signal } = c.req.raw;
    // `limitSite` of the embedded Supabase sets it.
    const client = addressKey((c.get('address' as never) as string | undefined) ?? 'unknown');
    const content = async () => {
      const text = await read(passage);
      const reference = shownPlace(passage.place).replace('-', '–');
      return text === '' ? undefined : { text, reference, version: passage.version.name };
    };
    try {
      const png = await pictures.png(c.req.path, content, { client, signal });
      if (!png) return c.notFound();
      return c.body(new Uint8Array(png), 200, {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=604800',
      });
    } catch (error) {
      if (!(error instanceof TooMany) && !signal.aborted) throw error;
      return c.text('Too many pictures wait to be drawn.', 503, { 'retry-after': '5', 'cache-control': 'no-store' });
    }
  });

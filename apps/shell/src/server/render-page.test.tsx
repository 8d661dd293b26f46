import { useChapter } from '@berea/api';
import { bookById } from '@berea/scripture';
import { useAuth, useHydrated, usePageDescription, usePageHeading } from '@berea/shell-api';
import { fakeNetwork, json, type Routes } from '@berea/shell-api/testing';
import { skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { registryOf } from '../remotes/testing/registry.ts';
import { releaseAt, renderPage } from './render-page.tsx';

const registry = registryOf({
  reader: {
    routes: [
      { path: '/bible/:book?', expose: './bible', screen: 'Bible', prerender: true },
      { path: '/notes', expose: './bible', screen: 'Bible', access: 'signed-in', prerender: true },
      { path: '/drafts', expose: './bible', screen: 'Bible' },
    ],
  },
});
const personal = vi.fn<() => Promise<string>>(async () => 'secret');

function Bible() {
  const heading = usePageHeading('Bible');
  const { user, loading } = useAuth();
  const chapter = useChapter({ book: bookById('John')!, chapter: 3 }, 'kjv');
  usePageDescription(() => chapter.data && `John 3:  ${chapter.data.content}`);
  const notes = useQuery({ queryKey: ['notes'], queryFn: personal });
  const browser = useHydrated();
  return (
    <>
      <h1 ref={heading}>Bible</h1>
      <p>{chapter.data?.content ?? 'no chapter yet'}</p>
      <p>{notes.data ?? 'no notes'}</p>
      <p>{browser || loading || user ? 'somebody' : 'a visitor'}</p>
    </>
  );
}

const chapter = () => json({ data: { reference: 'John 3', content: 'There was a man', copyright: '' } });

function render(path: string, routes: Routes = { '/functions/v1/bible-chapter': chapter }, Screen = Bible) {
  const network = fakeNetwork(routes);
  vi.stubGlobal('fetch', network.fetch);
  const modules = { './bible': { Bible: Screen } };
  const page = renderPage({ path, registry, supabaseUrl: 'http://supabase.test', supabaseKey: 'key', modules });
  return { page, calls: network.calls };
}

describe('a page that the server renders', () => {
  it('has its title, its styles, and the texts that are the same for everybody', async () => {
    const { html, styles, title, description, state } = await render('/bible').page;
    expect(title).toBe('Bible · Berea');
    expect(description).toBe('John 3: There was a man');
    expect(html).toContain('There was a man');
    expect(styles).toMatch(/^<style[^>]*>/);
    expect(JSON.stringify(state)).toContain('There was a man');
  });

  it('security: asks for nothing that is not declared to be the same for everybody', async () => {
    const { page, calls } = render('/bible');
    const { html, state } = await page;
    expect(html).toContain('no notes');
    expect(JSON.stringify(state)).not.toContain('secret');
    expect(personal).not.toHaveBeenCalled();
    expect(calls.map(({ url, headers }) => [url.pathname, headers.get('authorization')])).toEqual([
      ['/functions/v1/bible-chapter', 'Bearer key'],
    ]);
  });

  it.each<[string, Pick<UseQueryOptions, 'queryFn' | 'enabled'>]>([
    ['has no function', { queryFn: skipToken }],
    ['is idle', { queryFn: () => Promise.reject(new Error('asked')), enabled: false }],
  ])('is there where its screen asks nothing yet: its query %s', async (_, idle) => {
    const Form = () => {
      const heading = usePageHeading('Ask');
      const answer = useQuery({ queryKey: ['answer'], ...idle, meta: { public: true } });
      return <h1 ref={heading}>{String(answer.data ?? 'Ask')}</h1>;
    };
    expect((await render('/bible', {}, Form).page).html).toContain('Ask</h1>');
  });

  it('is that of a visitor', async () => {
    expect((await render('/bible').page).html).toContain('a visitor');
  });

  it('fails when a call fails or the screen throws', async () => {
    await expect(render('/bible', {}).page).rejects.toThrow('No response arrived.');
    const Broken = () => {
      throw new Error('broken');
    };
    await expect(render('/bible', {}, Broken).page).rejects.toThrow('broken');
  });

  describe('of home', () => {
    const daily = (text: string) => () => json({ verse: { details: { text, reference: 'John 3:16' } } });

    it('says what the product is, and nothing of what is not there yet', async () => {
      const { description } = await render('/', {}).page;
      expect(description).toMatch(/^Read the Bible in several versions/);
      expect(description).not.toContain('Loading');
    });

    it('leaves room for the verse of the day, and carries those of the next days beside it', async () => {
      const { page, calls } = render('/', { '/functions/v1/daily-verse': daily('For God so </script> loved') });
      const { html, styles } = await page;
      expect(html).toMatch(/verse of the day/i);
      expect(html).not.toContain('For God so');
      const carried = /id="berea-verses">([^<]*)<\/script>/.exec(styles)?.[1] ?? '';
      const today = new Date().toISOString().slice(0, 10);
      expect(Object.keys(JSON.parse(carried))).toHaveLength(4);
      expect(JSON.parse(carried)).toMatchObject({ [today]: ['For God so </script> loved', 'John 3:16'] });
      expect(calls.every(({ headers }) => headers.get('authorization') === null)).toBe(true);
    });

    it('is there without them where they do not come', async () => {
      const { styles, html } = await render('/', {}).page;
      expect(html).toMatch(/verse of the day/i);
      expect(styles).not.toContain('berea-verses');
    });
  });

  it.each(['/notes', '/drafts', '/nothing', '/constructor'])('security: is never %s', async (path) => {
    expect(() => releaseAt(registry, path)).toThrow(expect.objectContaining({ name: 'NotRendered' }));
    await expect(render(path).page).rejects.toMatchObject({ name: 'NotRendered' });
  });

  it('names the release that its screen is of', () => {
    expect(releaseAt(registry, '/bible/john')).toMatchObject({ remote: 'reader' });
    expect(releaseAt(registry, '/')).toBeUndefined();
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import type { SaidHead } from '@berea/platform/serve/product-pages';
import { withHead } from './page-head.ts';

const index = readFileSync(path.resolve(import.meta.dirname, '../apps/shell/src/index.html'), 'utf8').replaceAll(
  '%SHELL%',
  '/shell/abc/',
);

/** The head of the shell's page at an address, as one who reads links sees it. */
function headOf(address: string, said?: SaidHead) {
  const { document } = parseHTML(withHead(index, address, 'https://berea.example', said));
  const meta = (name: string) =>
    [...document.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)].map((each) =>
      each.getAttribute('content'),
    );
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return {
    title: document.title,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    data: data ? (JSON.parse(data) as unknown) : undefined,
    meta,
  };
}

it('of a verse is the verse, with its picture', () => {
  const said = { title: 'John 3:16–18, King James Version · Berea', description: 'For God so loved the world' };
  const { title, canonical, meta } = headOf('/bible/john/3/16-18', said);
  expect([title, canonical]).toEqual([said.title, 'https://berea.example/bible/john/3/16-18']);
  expect(meta('description')).toEqual(['For God so loved the world']);
  expect(meta('og:title')).toEqual(['John 3:16–18, King James Version']);
  expect(meta('og:description')).toEqual(['For God so loved the world']);
  expect(meta('og:url')).toEqual(['https://berea.example/bible/john/3/16-18']);
  expect(meta('og:image')).toEqual(['https://berea.example/picture/kjv/john/3/16-18.png']);
  expect(meta('og:type')).toEqual(['article']);
  expect(meta('og:site_name')).toEqual(['Berea']);
  expect(meta('twitter:card')).toEqual(['summary_large_image']);
});

it('names a passage even where its page is not rendered', () => {
  const { title, meta } = headOf('/bible/psalms/23?version=eng-web');
  expect(title).toBe('Psalm 23, World English Bible · Berea');
  expect(meta('og:image')).toEqual(['https://berea.example/picture/web/psalms/23.png']);
});

it('has the general picture elsewhere, and of a version that may not be copied', () => {
  for (const address of ['/', '/bible/john', '/bible/john/3?version=eng-nasb'])
    expect(headOf(address).meta('og:image')).toEqual(['https://berea.example/shell/abc/picture.png']);
  expect(headOf('/').meta('og:type')).toEqual(['website']);
});

it('of a defence and a study of ours says what they say, though the browser fills the page', () => {
  const { title, meta } = headOf('/apologetics?q=Who+Made+God%3F');
  expect(title).toBe('Who Made God? · Defend the Faith · Berea');
  expect(meta('og:title')).toEqual(['Who Made God?']);
  expect(meta('og:description')[0]).toMatch(/^The objection would sink .*[a-z]…$/);
  expect(meta('og:description')[0]!.length).toBeLessThanOrEqual(201);
});

it('security: no text can end an element or an attribute', () => {
  const said = { title: '"><script>alert(1)</script> · Berea', description: '</script><b onload="x">' };
  const html = withHead(index, '/question?q=a', 'https://berea.example', said);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<b onload');
  expect(html.match(/<script/g)).toHaveLength(index.match(/<script/g)?.length ?? 1);
});

it('has data for search engines: where a chapter and an entry stand, and what a question is answered with', () => {
  expect(headOf('/bible/psalms/23/1').data).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { item: 'https://berea.example/bible' },
      { name: 'Psalms', item: 'https://berea.example/bible/psalms' },
      { name: 'Psalm 23', item: 'https://berea.example/bible/psalms/23' },
    ],
  });
  const entry = { title: 'Abraham · Encyclopedia · Berea', description: 'He left Ur.' };
  expect(headOf('/encyclopedia/entry/Abraham', entry).data).toMatchObject({
    itemListElement: [{ name: 'Encyclopedia' }, { name: 'Abraham' }],
  });
  const question = { title: 'Was Jesus married? · Ask a Question · Berea', description: 'No.' };
  expect(headOf('/question?q=Was+Jesus+married%3F', question).data).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Was Jesus married?', acceptedAnswer: { text: 'No.' } }],
  });
  expect(headOf('/contact').data).toBeUndefined();
});

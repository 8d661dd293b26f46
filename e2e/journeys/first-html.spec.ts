import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { holdShell, renderedHtml, reports, shellStarted } from '../rendered-page.ts';

const publicPages = [
  '/',
  '/bible',
  '/bible/john/3',
  '/bible/psalms/119',
  '/concordance',
  '/concordance/love',
  '/encyclopedia',
  '/encyclopedia/people',
  '/encyclopedia/entry/Abraham',
  '/question',
  '/question?q=Was+Jesus+married%3F',
  '/apologetics',
  '/guided-studies',
  '/contact',
];

/** The chapter in the HTML that the server sent is the one that stays: it is taken over, not rendered anew. */
const markText = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('#root > *')?.setAttribute('data-from-server', '');
    });
  });
const fromServer = (page: Page) => page.locator('#root > [data-from-server]');

test.describe('rendered pages', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a chapter can be read, and the next one opened', async ({ page }) => {
      for (const address of ['/bible/john/3', '/bible/john/4']) await renderedHtml(page.request, address);
      await page.goto('/bible/john/3');
      await expect(page).toHaveTitle('John 3, King James Version · Berea');
      await expect(page.getByText('For God so loved the world')).toBeVisible();
      await page.getByRole('link', { name: 'John 4' }).click();
      await expect(page.getByRole('heading', { name: 'John 4' })).toBeVisible();
      await expect(page.getByText('Jacob’s well was there')).toBeVisible();
      await renderedHtml(page.request, '/bible/john/3?version=eng-web');
      await page.goto('/bible/john/3?version=eng-web');
      await page.getByRole('link', { name: 'John 4' }).click();
      await expect(page).toHaveURL(/\/bible\/john\/4\?version=eng-web$/);
    });

    test('home leads to every part, and lists of the encyclopedia can be read', async ({ page }) => {
      for (const address of ['/', '/encyclopedia', '/encyclopedia/people']) await renderedHtml(page.request, address);
      await page.goto('/');
      await page.getByRole('link', { name: /Explore biblical concepts/ }).click();
      await page.getByRole('link', { name: /Key People/ }).click();
      await expect(page.getByRole('link', { name: 'Abraham' })).toBeVisible();
      await renderedHtml(page.request, '/encyclopedia/entry/Abraham');
      await page.getByRole('link', { name: 'Abraham' }).click();
      await expect(page.getByRole('heading', { name: 'Abraham', level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Key Scriptures' })).toBeVisible();
    });

    test('one of our own questions is answered by its address', async ({ page }) => {
      await renderedHtml(page.request, '/question?q=Was+Jesus+married%3F');
      await page.goto('/question?q=Was+Jesus+married%3F');
      await expect(page.getByRole('heading', { name: 'Was Jesus married?' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Key Scripture References' })).toBeVisible();
    });

    test('security: no form puts what was typed into the address', async ({ page }) => {
      for (const address of publicPages) {
        await renderedHtml(page.request, address);
        await page.goto(address);
        // The browser sends the fields that have a name.
        await expect(page.locator('form:not([method=post]) :is(input, textarea)[name]'), address).toHaveCount(0);
      }
      await page.goto('/contact');
      await page.getByRole('textbox', { name: 'Your Prayer Request' }).fill('For my son.');
      await page.getByRole('button', { name: 'Submit Prayer Request' }).click();
      await expect(page).toHaveURL(/\/contact$/);
    });
  });

  test('the verse of the day can be read while the code of the page is on its way', async ({ page }) => {
    await renderedHtml(page.request, '/');
    const said = reports(page);
    const go = await holdShell(page);
    await page.goto('/', { waitUntil: 'commit' });
    const verse = page.getByRole('region', { name: 'Verse of the Day' });
    const text = await verse.getByRole('blockquote').textContent();
    expect(text).toMatch(/^“.{20,}”$/);
    await expect(verse.getByRole('link')).toHaveCount(0);
    go();
    await verse.getByRole('link').click();
    await expect(page).toHaveURL(/\/bible\/./);
    expect(said).toEqual([]);
    await page.goBack();
    await expect(verse.getByRole('blockquote')).toHaveText(text!);
  });

  for (const [index, address] of publicPages.entries())
    test(
      `the browser takes over ${address} as the server rendered it`,
      { tag: index % 3 ? '@full' : [] },
      async ({ page }) => {
        const said = reports(page);
        await markText(page);
        await renderedHtml(page.request, address);
        await page.goto(address);
        // The shell has started when the links to mail and account work: the header is the last part of the tree.
        await expect
          .poll(() =>
            page.evaluate(() => Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__react'))),
          )
          .toBe(true);
        await expect(fromServer(page)).toHaveCount(1);
        expect(said).toEqual([]);
      },
    );

  // Nothing on them is of a version of the Bible.
  for (const address of [
    '/question',
    '/',
    '/concordance',
    '/encyclopedia',
    '/apologetics',
    '/guided-studies',
    '/contact',
  ])
    test(
      `the browser takes over ${address} where another version is read, with what was typed early`,
      { tag: address === '/question' ? [] : '@full' },
      async ({ page }) => {
        const said = reports(page);
        await markText(page);
        await page.addInitScript(() =>
          localStorage.setItem('berea:settings', JSON.stringify({ bibleVersion: 'eng-web' })),
        );
        await renderedHtml(page.request, address);
        const go = await holdShell(page);
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.locator('#root main')).toBeVisible();
        const field = page.getByRole('main').getByRole('textbox').first();
        const isForm = (await field.count()) > 0;
        if (isForm) await field.fill('who was Paul');
        go();
        await shellStarted(page);
        await expect(fromServer(page)).toHaveCount(1);
        if (isForm) await expect(field).toHaveValue('who was Paul');
        expect(said).toEqual([]);
      },
    );

  test('each public page has its own title, description and language', async ({ request }) => {
    const head = async (address: string) => {
      const html = await renderedHtml(request, address);
      return {
        title: /<title>([^<]*)</.exec(html)?.[1],
        description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
        language: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
      };
    };
    expect(await head('/bible/john/3')).toMatchObject({ title: 'John 3, King James Version · Berea', language: 'en' });
    expect((await head('/bible/john/3')).description).toContain('There was a man of the Pharisees');
    expect((await head('/bible/john/3/16-17')).title).toBe('John 3:16–17, King James Version · Berea');
    expect((await head('/bible/john/3/16-17')).description).toMatch(/^For God so loved the world/);
    expect((await head('/')).description).toMatch(/^Read the Bible/);
    expect((await head('/contact')).description).toMatch(/^Write to the people/);
    expect((await head('/encyclopedia/entry/Abraham')).description).not.toMatch(/^(Encyclopedia|Abraham Loading)/);
    expect((await head('/encyclopedia/people')).title).toBe('Key People · Encyclopedia · Berea');
  });

  test('the version in the address is in the HTML and stays, whatever one’s own is', async ({ page }) => {
    const said = reports(page);
    await markText(page);
    await page.addInitScript(() =>
      localStorage.setItem('berea:settings', JSON.stringify({ bibleVersion: 'spa-rv1909' })),
    );
    for (const [address, text] of [
      ['/bible/john/3/16', 'his only begotten Son'],
      ['/bible/john/3/16?version=eng-web', 'his only born Son'],
    ] as const) {
      expect(await renderedHtml(page.request, address)).toContain(text);
      await page.goto(address);
      await shellStarted(page);
      await expect(fromServer(page)).toHaveCount(1);
      await expect(page.locator('[data-verse="16"]').first()).toContainText(text);
    }
    expect(said).toEqual([]);
  });

  test('with another theme, another size and a last place the browser takes over the same page @full', async ({
    page,
  }) => {
    const said = reports(page);
    await markText(page);
    await page.addInitScript(() => {
      localStorage.setItem('berea:settings', JSON.stringify({ theme: 'dark', fontSize: 'large' }));
      localStorage.setItem('bible', 'true');
      localStorage.setItem('berea:last-place', JSON.stringify({ book: 'John', chapter: 3 }));
    });
    for (const address of ['/bible/john/3', '/']) {
      await renderedHtml(page.request, address);
      await page.goto(address);
      await expect(page.locator('html')).toHaveClass(/dark/);
      await expect(fromServer(page)).toHaveCount(1);
    }
    await expect(page.getByRole('link', { name: /Continue John 3/ })).toBeVisible();
    expect(said).toEqual([]);
  });

  test('a query that is no page of its own is answered by the browser @full', async ({ request }) => {
    const answer = await request.get('/bible/john/3?with=eng-web', { headers: { accept: 'text/html' } });
    expect(await answer.text()).not.toContain('id="berea-rendered"');
  });

  test('security: neither personal pages nor what somebody typed are in the HTML', async ({ request }) => {
    for (const address of [
      '/profile',
      '/saved-studies',
      '/settings',
      '/encyclopedia/entry/my%20neighbour',
      '/question?q=Why+is+my+neighbour+loud%3F',
    ]) {
      const answer = await request.get(address, { headers: { accept: 'text/html' } });
      expect(await answer.text(), address).toContain('<div id="root"></div>');
    }
  });

  test.describe('what is done before the shell has started', () => {
    test('is done once, and is not lost: a button', async ({ page }) => {
      const go = await holdShell(page);
      await renderedHtml(page.request, '/bible/john/3');
      await page.goto('/bible/john/3', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Next Chapter' }).click();
      go();
      await expect(page.getByRole('heading', { name: 'John 4' })).toBeVisible();
      await expect(page).toHaveURL(/\/john\/4$/);
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'John 3' })).toBeVisible();
    });

    test('is done once, and is not lost: the icon of a button', async ({ page }) => {
      const go = await holdShell(page);
      await renderedHtml(page.request, '/bible/john/3');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/bible/john/3', { waitUntil: 'commit' });
      const more = page.getByRole('button', { name: 'More', exact: true });
      await more.locator('circle').nth(1).click();
      go();
      await expect(page.getByRole('group', { name: 'How the text looks' })).toBeVisible();
      await expect(more).toHaveAttribute('aria-expanded', 'true');
    });

    test('security: a form is not sent by the browser, which would put what was typed into the address', async ({
      page,
    }) => {
      const go = await holdShell(page);
      await renderedHtml(page.request, '/concordance');
      const addresses: string[] = [];
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      await page.goto('/concordance', { waitUntil: 'commit' });
      await page.getByRole('textbox').fill('grace');
      await page.getByRole('textbox').press('Enter');
      expect(addresses.filter((address) => address.includes('?'))).toEqual([]);
      go();
      await expect(page.getByText('170 occurrences')).toBeVisible();
      expect(addresses.filter((address) => address.includes('?'))).toEqual([]);
    });
  });
});

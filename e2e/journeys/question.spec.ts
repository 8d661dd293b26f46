import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { shellStarted } from '../rendered-page.ts';

const call = '**/functions/v1/scripture-question';
const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const send = (page: Page) => page.getByRole('button', { name: 'Get Verses' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const references = (page: Page) => page.getByRole('list', { name: 'References' }).getByRole('listitem');
const question = 'What happens when we die?';
const address = `/question?q=${encodeURIComponent(question)}`;

test('a user asks from home and reads an answer with verses, sources and the checks that were made', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Ask a Question' }).click();
  await field(page).fill(`  ${question} `);
  await send(page).click();
  await expect(heading(page, question)).toBeFocused();
  for (const title of ['Summary Answer', 'Putting It All Together', 'Key Scripture References'])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(await references(page).count()).toBeGreaterThanOrEqual(8);
  await expect(page).toHaveURL(/\/question\?q=What\+happens\+when\+we\+die%3F$/);
  await page.getByText('Checked').click();
  await expect(
    page.getByText(/^\d+ references were looked up and exist\. \d+ quotations are the stored text, word for word\.$/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'All texts and their licences' }).click();
  await expect(heading(page, 'Sources')).toBeFocused();
});

test('the request is a POST with only the question and the public key @full', async ({ page }) => {
  const sent = page.waitForRequest(call);
  await page.goto(address);
  const request = await sent;
  const { apikey, authorization } = request.headers();
  expect([request.method(), request.postDataJSON()]).toEqual(['POST', { question }]);
  expect(authorization).toBe(`Bearer ${apikey}`);
});

test('the verses are shown in the selected version @full', async ({ page }) => {
  await page.goto('/bible/john/3');
  await page.getByRole('combobox', { name: 'Version' }).selectOption({ label: 'World English Bible · Modern English' });
  await expect(page).toHaveURL(/version=eng-web$/);
  await page.goto(address);
  await expect(
    page.getByRole('region', { name: 'Key Scripture References' }).getByText('World English Bible', { exact: true }),
  ).toBeVisible();
  await expect(references(page).filter({ hasText: 'Hebrews 9:27' })).toContainText(
    'Inasmuch as it is appointed for men to die once',
  );
});

test('a reference opens its chapter scrolled to the verse, and closing it restores the focus', async ({ page }) => {
  await page.goto(address);
  const reference = references(page).first().getByRole('button');
  const name = (await reference.textContent())!;
  await reference.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.locator('[aria-current=true]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(reference).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Read in the Bible' }).click();
  await expect(page).toHaveURL(/\/bible\//);
  await page.goBack();
  await expect(heading(page, question)).toBeVisible();
});

test('a chapter that fails to load shows an error, and loads on retry @full', async ({ page }) => {
  await page.goto(address);
  await page.route('**/functions/v1/chapter-context?*', (route) => route.abort());
  const reference = references(page).first().getByRole('button');
  const dialog = page.getByRole('dialog', { name: (await reference.textContent())! });
  await reference.click();
  await expect(page.getByText('Failed to load chapter context', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Failed to load chapter context.')).toBeVisible();
  await page.unroute('**/functions/v1/chapter-context?*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.locator('[aria-current=true]')).toBeInViewport();
});

test('back and forward move between form and answers, and Ask Another Question starts over @full', async ({ page }) => {
  await page.goto('/question');
  await page.getByRole('link', { name: 'Why does God allow suffering?' }).click();
  await expect(heading(page, 'Why does God allow suffering?')).toBeFocused();
  await page.getByRole('link', { name: 'Ask Another Question' }).click();
  await expect(heading(page, 'Ask a Question')).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await field(page).fill(question);
  await field(page).press('Control+Enter');
  await expect(heading(page, question)).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(heading(page, 'Why does God allow suffering?')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(heading(page, question)).toBeVisible();
});

test('nonsense gets one kind sentence @full', async ({ page }) => {
  await page.goto('/question?q=asdf+qwer+zxcv+yuio');
  await expect(page.getByText(/^We could not make out what you are asking/)).toBeVisible();
});

test('invalid input is not sent, and the field says why @full', async ({ page }) => {
  let calls = 0;
  await page.route(call, (route) => (calls++, route.continue()));
  await page.goto('/question');
  await expect(send(page)).toBeDisabled();
  await field(page).fill('         ');
  await expect(send(page)).toBeDisabled();
  await field(page).fill('Why me?');
  await send(page).click();
  await expect(page.getByText('Question must be at least 10 characters')).toBeVisible();
  await field(page).fill('a'.repeat(600));
  await expect(page.getByText('500/500 characters')).toBeVisible();
  await page.goto(`/question?q=${'a'.repeat(501)}`);
  await expect(page.getByText('Question must be less than 500 characters')).toBeVisible();
  expect(calls).toBe(0);
});

test('the form shows progress while loading; a failure keeps the question, which can be sent again @full', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const release = new Promise<void>((resolve) => (answer = resolve));
  await page.route(call, async (route) => {
    await release;
    await route.abort();
  });
  await page.goto('/question');
  await field(page).fill(question);
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Getting Answer...' })).toBeDisabled();
  answer();
  const notice = page.getByRole('alert').filter({ hasText: 'Unable to get answer' });
  await expect(notice).toContainText('Please try again in a moment.');
  await expect(field(page)).toHaveValue(question);
  await page.unroute(call);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, question)).toBeFocused();
});

test('the hint stays dismissed @full', async ({ page }) => {
  await page.goto('/question');
  await shellStarted(page);
  await page.getByRole('complementary', { name: 'How to ask' }).getByRole('button').click();
  await page.reload();
  await expect(field(page)).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

for (const theme of ['light', 'dark']) {
  const tag = theme === 'dark' ? '@full' : [];
  test(`form and answer fit 320 px and have no accessibility violations, ${theme}`, { tag }, async ({ page }) => {
    await page.addInitScript(
      (theme) => localStorage.setItem('berea:settings', JSON.stringify({ theme, fontSize: 'large' })),
      theme,
    );
    await page.setViewportSize({ width: 320, height: 640 });
    for (const at of ['/question', address]) {
      await page.goto(at);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(
        (await new AxeBuilder({ page }).exclude('[data-tabster-dummy]').analyze()).violations.map(
          ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
        ),
      ).toEqual([]);
    }
  });
}

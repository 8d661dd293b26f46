import { createAccount, signUp } from '../accounts.ts';
import { expect, test } from '../journey.ts';

test('a lesson is put together, ordered by keyboard, shared by a link, and the link is taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  await createAccount(page);
  await page.goto('/bible/john/3?version=eng-web');
  await page.getByRole('group', { name: 'Verse 16', exact: true }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Add to a collection' }).click();
  await page.getByRole('textbox', { name: 'A new collection' }).fill('Sunday');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('For God so loved the world')).toBeVisible();
  await expect(page.getByRole('figure')).toContainText('John 3:16, World English Bible');

  const form = page.getByRole('form', { name: 'Add to this collection' });
  await form.getByRole('radio', { name: 'Heading' }).check();
  await form.getByRole('textbox', { name: 'Heading' }).fill('Nicodemus');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Move up: Nicodemus, 2 of 2' }).press('Enter');
  await expect(page.getByText('Moved to place 1 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move up: Nicodemus, 1 of 2' })).toBeFocused();

  await page.getByRole('button', { name: 'Share by a link' }).click();
  const link = await page.getByText('Whoever has this link can read the collection').textContent();
  await expect(page.getByText('Saved')).toBeVisible();
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto(new URL(/\/collections\/shared\/\S+/.exec(link!)![0], baseURL).href);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Sunday' })).toBeVisible();
  await expect(visitor.getByRole('main').getByRole('listitem').first()).toHaveText('Nicodemus');
  await expect(visitor.getByRole('figure')).toContainText('John 3:16, World English Bible');

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Perhaps its owner has stopped sharing it.')).toBeVisible();
  // The address of the collection itself is its owner's alone.
  const other = await (await browser.newContext({ baseURL })).newPage();
  await createAccount(other);
  await other.goto(page.url());
  await expect(other.getByText('There is no such collection.')).toBeVisible();
  await other.context().close();
  await visitor.context().close();
});

test('who signs in to collect passages chooses among them, and Back leads to the answer @full', async ({ page }) => {
  await page.goto('/question?q=Was+Jesus+married%3F');
  await page.getByRole('link', { name: 'Collect verses' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await signUp(page);
  await expect(page.getByRole('group', { name: 'Which passages' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/question\?q=Was/);
});

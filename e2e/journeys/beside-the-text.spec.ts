import AxeBuilder from '@axe-core/playwright';
import { createAccount } from '../accounts.ts';
import { expect, test } from '../journey.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('from a verse to another, a word, a verse with it and a note, beside the text and back', async ({ page }) => {
  await createAccount(page);
  await page.goto('/bible/john/3');
  const verse = page.getByRole('group', { name: 'Verse 16', exact: true });
  await verse.scrollIntoViewIfNeeded();
  const { y } = (await verse.boundingBox())!;
  await verse.press('x');
  const panel = (name: string) => page.getByRole('complementary', { name, exact: true });
  await panel('Cross-references of John 3:16')
    .getByRole('link', { name: /^Romans 5:8/ })
    .click();
  await expect(panel('Romans 5:8').getByText('But God commendeth his love toward us')).toBeVisible();
  // The text is where it was, beside the panel and not under it.
  const box = (await verse.boundingBox())!;
  expect(Math.abs(box.y - y)).toBeLessThanOrEqual(1);
  expect(box.x + box.width).toBeLessThanOrEqual((await panel('Romans 5:8').boundingBox())!.x);
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

  await page.getByRole('button', { name: 'Original words' }).click();
  const word = 'συνιστάω (G4921)';
  // The verses with the word come only once it is seen that nothing moves when they do.
  let send = () => {};
  const seen = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/strongs-search?*', async (route) => {
    await seen;
    await route.fallback();
  });
  await panel('Original words of Romans 5:8').getByRole('button', { name: 'commendeth' }).click();
  const others = page.getByRole('button', { name: 'Read its other verses here' });
  const early = await others.boundingBox();
  send();
  await expect(page.getByText(/^1 verse in this chapter, \d+ verses/)).toBeVisible();
  expect(await others.boundingBox()).toEqual(early);
  await others.click();
  await page
    .getByRole('complementary', { name: `Verses with ${word}` })
    .getByRole('link', { name: /^Romans 3:5/ })
    .click();
  await panel('Romans 3:5').getByRole('button', { name: 'Add Note' }).click();
  await page.getByLabel('Your note').fill('Compare Romans 5:8.');
  await page.getByRole('button', { name: 'Save' }).click();
  await panel('Note on Romans 3:5').getByRole('link', { name: 'Romans 5:8' }).click();
  await expect(panel('Romans 5:8')).toBeVisible();

  for (const step of ['Note on Romans 3:5', 'Romans 3:5', `Verses with ${word}`, 'Original words of Romans 5:8'])
    await page.getByRole('button', { name: `Back to ${step}`, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-aside]')).toHaveCount(0);
  await expect(verse).toBeFocused();
  await expect(page).toHaveURL(/\/bible\/john\/3$/);
});

test('Back of the browser closes what is open beside the text, and then leaves the chapter @full', async ({ page }) => {
  await page.goto('/bible/john/3');
  await page.getByRole('button', { name: /^Next/ }).first().click();
  await expect(page).toHaveURL(/\/bible\/john\/4$/);
  const verse = page.getByRole('group', { name: 'Verse 16', exact: true });
  await verse.press('x');
  const panel = page.getByRole('complementary', { name: 'Cross-references of John 4:16' });
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/bible\/john\/4$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/bible\/john\/3$/);
});

test('at the end of a chapter the head of the panel stays in view', async ({ page }) => {
  await page.goto('/bible/isaiah/40');
  await page.getByRole('group', { name: 'Verse 31', exact: true }).press('x');
  const panel = page.getByRole('complementary', { name: 'Cross-references of Isaiah 40:31' });
  await expect(panel.getByRole('link').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(panel.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('heading', { name: 'Cross-references of Isaiah 40:31' })).toBeInViewport({ ratio: 1 });
});

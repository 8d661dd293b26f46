import { createAccount } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { hold } from '../touch.ts';

const highlights = (route: string) => route.includes('/rest/v1/highlights');

test('by mouse: a highlight survives a reload, and its removal can be undone', async ({ page }) => {
  await createAccount(page);
  await page.goto('/bible/john/3');
  const verse = page.getByRole('group', { name: /^Verse 16\b/ });
  await verse.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Highlight' }).click();
  await page.getByRole('dialog', { name: 'Choose Highlight Color' }).getByRole('button', { name: 'Green' }).click();
  await expect(page.getByText('Verse highlighted')).toBeVisible();
  await expect(verse).toHaveCSS('background-color', 'rgb(205, 239, 208)');
  await page.reload();
  await expect(page.getByRole('group', { name: 'Verse 16, highlighted green' })).toBeVisible();

  await verse.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Remove Highlight' }).click();
  await expect(page.getByRole('group', { name: 'Verse 16', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('group', { name: 'Verse 16, highlighted green' })).toBeVisible();
});

test('the menu of a verse moves with the text when the page is scrolled @full', async ({ page }) => {
  await page.goto('/bible/john/3');
  const verse = page.getByRole('group', { name: 'Verse 16', exact: true });
  await verse.click({ button: 'right' });
  const menu = page.getByRole('menu', { name: 'John 3:16' });
  await menu.getByRole('menuitem', { name: 'Copy' }).click({ trial: true });
  const distance = async () => (await menu.boundingBox())!.y - (await verse.boundingBox())!.y;
  const before = await distance();
  await page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }));
  await expect.poll(distance).toBeCloseTo(before, 0);
});

test('several verses are highlighted together, noted together, and all there after a reload', async ({ page }) => {
  await createAccount(page);
  await page.goto('/bible/psalms/23');
  await page.getByRole('group', { name: 'Verse 1', exact: true }).press(' ');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('group', { name: 'Chosen verses' });
  await expect(bar.getByRole('status')).toHaveText('Psalms 23:1-3');
  await bar.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Highlight' }).click();
  await page.getByRole('button', { name: 'Green' }).click();
  await expect(page.getByRole('group', { name: /^Verse [123], highlighted green, chosen$/ })).toHaveCount(3);
  await bar.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Add Note' }).click();
  await expect(page.getByLabel('Your note')).toHaveValue('Psalms 23:1-3: ');
  await page.getByLabel('Your note').fill('Psalms 23:1-3: he leads.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: /^Verse [123], highlighted green$/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'Note on verse 1' }).click();
  await expect(page.getByText('Psalms 23:1-3: he leads.')).toBeVisible();
});

test('by keyboard: Tab reaches a verse, arrows move on, Enter and the Menu key open its menu, and the focus returns', async ({
  page,
}) => {
  await createAccount(page);
  await page.goto('/bible/john/3');
  const verse = page.getByRole('group', { name: /^Verse 2\b/ });
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'Verse 1', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(verse).toBeFocused();
  await page.keyboard.press('ContextMenu');
  await expect(page.getByRole('menu', { name: 'John 3:2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(verse).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Explain Context' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose Highlight Color' })).toBeVisible();
  await page.getByRole('button', { name: 'Blue' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Verse 2, highlighted blue' })).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('a 700 ms long press opens the menu, which stays open; a shorter touch does not @full', async ({ page }) => {
    await createAccount(page);
    await page.goto('/bible/psalms/23');
    const verse = page.getByRole('group', { name: /^Verse 1\b/ });
    await verse.scrollIntoViewIfNeeded();
    const box = (await verse.boundingBox())!;
    const at = { x: box.x + 60, y: box.y + 12 };
    await hold(page, at, 300);
    await expect(page.getByRole('menu')).toBeHidden();
    await hold(page, at, 900);
    await page.getByRole('menuitem', { name: 'Highlight' }).tap();
    await page.getByRole('button', { name: 'Pink' }).tap();
    await expect(page.getByRole('group', { name: 'Verse 1, highlighted pink' })).toBeVisible();
  });
});

test('a highlight rejected by the server is rolled back; one made offline is sent when the network is back @full', async ({
  page,
  context,
}) => {
  await createAccount(page);
  await page.goto('/bible/john/3');
  const verse = page.getByRole('group', { name: /^Verse 5\b/ });
  await verse.click({ button: 'right' });
  await page.keyboard.press('Escape');

  await page.route(
    (url) => highlights(url.href),
    (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 400, json: { message: 'no' } }) : route.fallback(),
  );
  await verse.press('h');
  await page.getByRole('button', { name: 'Yellow' }).click();
  await expect(page.getByText('Failed to save highlight. Please try again.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Verse 5', exact: true })).toBeVisible();
  await page.unrouteAll();

  await context.setOffline(true);
  await verse.press('h');
  await page.getByRole('button', { name: 'Yellow' }).click();
  await expect(page.getByRole('group', { name: 'Verse 5, highlighted yellow' })).toBeVisible();
  await expect(page.getByText('You seem to be offline')).toBeVisible();
  const sent = page.waitForResponse((response) => highlights(response.url()) && response.request().method() === 'POST');
  await context.setOffline(false);
  expect((await sent).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('group', { name: 'Verse 5, highlighted yellow' })).toBeVisible();
});

test('a visitor who uses the menu is asked to log in @full', async ({ page }) => {
  await page.goto('/bible/john/3/16');
  await page.getByRole('group', { name: /^Verse 16\b/ }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Highlight' }).click();
  await expect(page.getByText('Login required')).toBeVisible();
  await expect(page.getByText('Please log in to use highlighting and notes.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('highlights have their own colour in the dark theme, and screen readers get verses in order, named by number @full', async ({
  page,
}) => {
  await createAccount(page);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.goto('/bible/psalms/117');
  const verse = page.getByRole('group', { name: /^Verse 2\b/ });
  await verse.press('h');
  await page.getByRole('button', { name: 'Yellow' }).click();
  await expect(verse).toHaveCSS('background-color', 'rgb(90, 74, 0)');
  await expect(page.getByRole('region', { name: 'Psalm 117' })).toMatchAriaSnapshot(`
    - heading "Psalm 117" [level=2]
    - paragraph:
      - group "Verse 1": /^O praise the LORD/
    - paragraph:
      - group "Verse 2, highlighted yellow": /^For his merciful kindness/
  `);
});

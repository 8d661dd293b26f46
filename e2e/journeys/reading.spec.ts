import { expect, test } from '../journey.ts';
import { openPlaces } from '../reader.ts';
import { everythingLoaded, shellStarted } from '../rendered-page.ts';

const verses = '[data-verse]';

test('a reader chooses John, chapter 3, and sees its 36 verses', async ({ page }) => {
  await page.goto('/bible');
  await expect(page.getByText('Select a book and chapter to begin reading')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Chapter' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Book' }).selectOption({ label: 'John' });
  await page.getByRole('combobox', { name: 'Chapter' }).selectOption({ label: '3' });
  await expect(page.getByRole('heading', { name: 'John 3' })).toBeVisible();
  await expect(page).toHaveURL(/\/bible\/john\/3$/);
  const numbers = await page
    .locator(verses)
    .evaluateAll((found) => new Set(found.map((verse) => verse.getAttribute('data-verse'))).size);
  expect(numbers).toBe(36);
});

test('Psalm 23 in the default version begins "The LORD is my shepherd" @full', async ({ page }) => {
  await page.goto('/bible/psalms/23');
  await expect(page.locator('[data-verse="1"]').first()).toContainText('The LORD is my shepherd');
  await expect(page.getByText('King James Version').last()).toHaveCSS('font-style', 'italic');
});

test('an address with a verse scrolls to it and emphasises it for three seconds', async ({ page }) => {
  await page.goto('/bible/john/3/16');
  const verse = page.locator('[data-verse="16"]').first();
  await expect(verse).toHaveAttribute('data-target', 'true');
  await expect(verse).toBeInViewport();
  await expect(verse).not.toHaveAttribute('data-target', 'true');
});

test('Next and Previous cross book boundaries, and the browser goes back the same way', async ({ page }) => {
  await page.goto('/bible/malachi/4');
  await page.getByRole('button', { name: 'Next Chapter' }).click();
  await expect(page.getByRole('heading', { name: 'Matthew 1', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Previous Chapter' }).click();
  await expect(page.getByRole('heading', { name: 'Malachi 4' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Matthew 1', exact: true })).toBeVisible();
});

test('the first chapter has no Previous and the last has no Next @full', async ({ page }) => {
  await page.goto('/bible/genesis/1');
  await expect(page.getByRole('button', { name: 'Previous Chapter' })).toBeDisabled();
  await page.goto('/bible/revelation/22');
  await expect(page.getByRole('button', { name: 'Next Chapter' })).toBeDisabled();
});

test('the chosen version is remembered, and one without a source says so at once', async ({ page }) => {
  await page.goto('/bible/john/3');
  const version = page.getByRole('combobox', { name: 'Version' });
  await version.selectOption({ label: 'Reina-Valera 1909 · Older Spanish, 1909' });
  await expect(page.locator('[data-verse="16"]').first()).toContainText('de tal manera amó Dios al mundo');
  // An address without a version is the same for everybody; one's own is added on the way from the list of chapters.
  await page.goto('/bible/john/1');
  await expect(page.locator('[data-verse="1"]').first()).toContainText('In the beginning was the Word');
  await page.goto('/bible/john');
  await page.getByRole('link', { name: 'John 1', exact: true }).click();
  await expect(page).toHaveURL(/\/bible\/john\/1\?version=spa-rv1909$/);
  await expect(page.locator('[data-verse="1"]').first()).toContainText('EN el principio era el Verbo');

  await version.click();
  await version.getByRole('option', { name: /^New American Standard Bible · No text here/ }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The book of John is not available in New American Standard Bible. Please try a different Bible version, such as King James Version (KJV).',
  );
  await page.getByRole('button', { name: 'Read it in the King James Version' }).click();
  await expect(page.locator('[data-verse="1"]').first()).toContainText('In the beginning was the Word');
});

test('a chapter can be chosen with the keyboard alone @full', async ({ page }) => {
  await page.goto('/bible');
  await shellStarted(page);
  await page.getByRole('combobox', { name: 'Book' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ruth');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Chapter' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Ruth \d$/ })).toBeVisible();
});

test('the last read passage is offered at home and in the reader, and never opened automatically', async ({ page }) => {
  await page.goto('/bible/john/3');
  await expect(page.getByRole('heading', { name: 'John 3' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('link', { name: 'Continue John 3' }).click();
  await expect(page).toHaveURL(/\/bible\/john\/3$/);
  await page.goto('/bible');
  await expect(page.getByText('Select a book and chapter to begin reading')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue John 3' })).toBeVisible();
});

test('offline, a chapter that was read opens again, and another shows an error until the network is back', async ({
  page,
  context,
}) => {
  // The neighbouring chapters are prefetched.
  const nextIsThere = page.waitForResponse(
    (response) =>
      response.url().includes('/functions/v1/bible-chapter') &&
      decodeURIComponent(response.url()).includes('"chapter":4'),
  );
  await page.goto('/bible/john/3');
  await expect(page.getByRole('heading', { name: 'John 3' })).toBeVisible();
  await (await nextIsThere).finished();
  await everythingLoaded(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next Chapter' }).click();
  await expect(page.getByRole('heading', { name: 'John 4' })).toBeVisible();
  await openPlaces(page);
  await page.getByRole('combobox', { name: 'Book' }).selectOption({ label: 'Job' });
  await page.getByRole('combobox', { name: 'Chapter' }).selectOption({ label: '7' });
  await expect(page.getByRole('alert')).toContainText('You seem to be offline');
  await context.setOffline(false);
  // It loads automatically once the network is back.
  await expect(page.getByRole('heading', { name: 'Job 7' })).toBeVisible();
});

for (const [width, height, within] of [
  [1280, 900, 200],
  [390, 844, 220],
] as const)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 600, isMobile: width < 600 });

    test(`the first verse is within the upper ${within} px, below a bar of 48, even with the hint`, async ({
      page,
    }) => {
      await page.goto('/bible/psalms/1');
      await expect(page.getByRole('complementary', { name: 'How to use the reader' })).toBeVisible();
      const first = await page.locator('[data-verse="1"]').first().boundingBox();
      expect(first!.y).toBeLessThanOrEqual(within);
      const bar = page.getByRole('group', { name: 'Book, chapter and version' });
      expect(Math.round((await bar.boundingBox())!.height)).toBe(48);
      // It stays while the text scrolls.
      await page.getByRole('button', { name: 'Next Chapter' }).scrollIntoViewIfNeeded();
      await expect(bar).toBeInViewport();
    });
  });

test('how the text looks is chosen under More, is seen at once and after a reload, and the bars can be hidden', async ({
  page,
}) => {
  await page.goto('/bible/john/3');
  const verse = page.getByRole('group', { name: 'Verse 16', exact: true });
  const bar = page.getByRole('group', { name: 'Book, chapter and version' });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('checkbox', { name: 'A line for each verse' }).check();
  await page.getByRole('checkbox', { name: 'Verse numbers' }).uncheck();
  await expect(verse).toHaveCSS('display', 'block');
  await expect(verse.getByText('16')).toBeHidden();
  await page.getByRole('checkbox', { name: /^Without bars/ }).click();
  await expect(page.getByRole('button', { name: 'Show the bars again' })).toBeFocused();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.reload();
  await expect(verse).toHaveCSS('display', 'block');
  await expect(page.getByRole('button', { name: 'Show the bars again' })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

import { createAccount, password, somebody } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import type { Page } from '@playwright/test';

const chips = [
  'Dealing with anxiety',
  'Finding purpose in life',
  'Overcoming grief',
  'Building stronger faith',
  "Understanding God's love",
  'Managing anger',
];
const freeTopics = [
  'hospitality to strangers',
  'the tabernacle',
  'Elijah and despair',
  'honesty at work',
  'rivers in the Bible',
];

/** Asserts the parts that every study has. */
async function expectAWholeStudy(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: 'Introduction' })).toBeVisible();
  expect(await page.getByRole('heading', { level: 2, name: /^Part \d: / }).count()).toBeGreaterThanOrEqual(3);
  expect(await page.locator('blockquote').count()).toBeGreaterThanOrEqual(3);
  await expect(page.getByRole('heading', { level: 2, name: 'Reflection Questions' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Closing Prayer' })).toBeVisible();
}

async function beginAStudy(page: Page, topic = 'Managing anger'): Promise<void> {
  await page.goto('/guided-studies');
  await page.getByRole('button', { name: topic }).click();
  await page.getByRole('button', { name: 'Generate My Study' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Introduction' })).toBeVisible();
}

const answers = (page: Page) => page.getByRole('textbox');

test('every topic chip produces its own study @full', async ({ page }) => {
  const titles = new Set<string>();
  for (const chip of chips) {
    await beginAStudy(page, chip);
    await expectAWholeStudy(page);
    titles.add(await page.getByRole('heading', { level: 1 }).innerText());
    await page.getByRole('button', { name: 'Back to Studies' }).click();
    await expect(page.getByRole('heading', { name: 'Personalized Study Generator' })).toBeVisible();
  }
  expect(titles.size).toBe(chips.length);
});

for (const topic of freeTopics) {
  test(`creates a study about "${topic}" @full`, async ({ page }) => {
    await page.goto('/guided-studies');
    await page.getByLabel('What would you like to study?').fill(topic);
    await page.getByLabel('What would you like to study?').press('Enter');
    await expectAWholeStudy(page);
  });
}

test('a topic without results shows a message @full', async ({ page }) => {
  await page.goto('/guided-studies');
  await page.getByLabel('What would you like to study?').fill('asdf qwer');
  await page.getByRole('button', { name: 'Generate My Study' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Unable to load study guide.' })).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  // What was typed is not lost.
  await expect(page.getByLabel('What would you like to study?')).toHaveValue('asdf qwer');
});

test('the deeper dive opens in the reader, and Back returns to the study @full', async ({ page }) => {
  await beginAStudy(page);
  const link = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .getByRole('link')
    .first();
  const place = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/bible\//);
  await expect(page.getByRole('heading', { level: 2, name: place.replace(/:.*/, '') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Closing Prayer' })).toBeVisible();
});

test('a visitor reads a study, signs in, and returns to it with fields for answers', async ({ page }) => {
  const email = somebody();
  await createAccount(page, email);
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible();
  await beginAStudy(page);
  await expect(answers(page)).toHaveCount(0);
  await expect(page.getByText('Sign in to answer questions and save your progress')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reflection Questions' })).toBeVisible();
  await expect(answers(page).first()).toBeVisible();
  await expect(page).toHaveURL(/topic=Managing/);
});

test('answers survive a reload and an expired session', async ({ page }) => {
  const email = somebody();
  await createAccount(page, email);
  await beginAStudy(page);
  await answers(page).first().fill('The queue at the bank.');
  await page.reload();
  await expect(answers(page).first()).toHaveValue('The queue at the bank.');

  await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.endsWith('-auth-token'))
      .forEach((key) => localStorage.removeItem(key)),
  );
  await page.reload();
  await expect(answers(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(answers(page).first()).toHaveValue('The queue at the bank.');
});

test('a study can be answered, saved, listed, reopened, printed and deleted', async ({ page }) => {
  await createAccount(page);
  await beginAStudy(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await answers(page).first().fill('The queue at the bank.');
  await page.getByRole('button', { name: 'Save Study to Journal' }).click();
  await expect(page.getByText('Study saved!')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);

  await page.getByRole('link', { name: 'My Studies' }).click();
  await expect(page.getByText(/^Completed on [A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('The queue at the bank.')).toBeVisible();
  await expect(page.getByText('No answer recorded').first()).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const name of ['Delete Study', 'Print']) await expect(page.getByRole('button', { name })).toBeHidden();
  for (const name of ['Back to My Studies', 'Profile']) await expect(page.getByRole('link', { name })).toBeHidden();
  await expect(page.getByText('The queue at the bank.')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Back to My Studies' }).click();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this study?' });
  await expect(
    question.getByText(`Are you sure you want to delete "${title}"? This action cannot be undone.`),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Study deleted')).toBeVisible();
  await expect(page.getByText('No saved studies yet')).toBeVisible();
});

test('the toast after saving links to the entry, and deleting it there returns to the journal @full', async ({
  page,
}) => {
  await createAccount(page);
  await beginAStudy(page);
  await page.getByRole('button', { name: 'Save Study to Journal' }).click();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page).toHaveURL(/\/saved-studies\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Delete Study' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/saved-studies$/);
  await expect(page.getByText('No saved studies yet')).toBeVisible();
});

test('a double click on Save stores the study once @full', async ({ page }) => {
  await createAccount(page);
  await beginAStudy(page);
  await page.getByRole('button', { name: 'Save Study to Journal' }).dblclick();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('link', { name: 'My Studies' }).click();
  await expect(page.getByRole('list', { name: 'Saved studies' }).getByRole('listitem')).toHaveCount(1);
});

test('losing the network while saving loses no data @full', async ({ page, context }) => {
  await createAccount(page);
  await beginAStudy(page);
  await answers(page).first().fill('The queue at the bank.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Study to Journal' }).click();
  await expect(page.getByText('Failed to save study. Please try again.')).toBeVisible();
  await expect(answers(page).first()).toHaveValue('The queue at the bank.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save Study to Journal' }).click();
  await expect(page.getByText('Study saved!')).toBeVisible();
});

test('security: the journal is private, and a study of another user is not found @full', async ({
  page,
  browser,
  baseURL,
}) => {
  await createAccount(page);
  await beginAStudy(page);
  await page.getByRole('button', { name: 'Save Study to Journal' }).click();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('button', { name: 'Delete Study' })).toBeVisible();
  const address = page.url();

  const another = await browser.newPage({ ...(baseURL && { baseURL }) });
  await another.goto(address);
  await expect(another).toHaveURL(/\/auth\?next=%2Fsaved-studies%2F/);
  await createAccount(another);
  await another.goto(address);
  await expect(another.getByRole('heading', { name: 'Study not found.' })).toBeVisible();
  await another.close();
});

test('the whole journey works by keyboard @full', async ({ page }) => {
  await createAccount(page);
  await page.goto('/guided-studies');
  await page.getByLabel('What would you like to study?').focus();
  await page.keyboard.type('Managing anger');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answers(page).first()).toBeVisible();
  await answers(page).first().focus();
  await page.keyboard.type('Said slowly.');
  await page.getByRole('button', { name: 'Save Study to Journal' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused();
});

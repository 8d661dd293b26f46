import { createAccount } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { everythingLoaded } from '../rendered-page.ts';

test('the focus stays on the page after a failure, a success and a deletion @full', async ({ page }) => {
  let answers = false;
  await page.route('**/functions/v1/send-contact-email', async (route) => {
    // Until browsers have drawn the disabled button, it has the focus.
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (answers) await route.fulfill({ json: { success: true } });
    else await route.abort();
  });
  await page.goto('/contact');
  await everythingLoaded(page);
  await page.getByLabel('Your Prayer Request').fill('Pray for us.');
  const send = page.getByRole('button', { name: 'Submit Prayer Request' });
  for (const said of ['Failed to send prayer request. Please try again.', 'Your prayer request has been received.']) {
    await send.press('Enter');
    await expect(page.getByText(said)).toBeVisible();
    await expect(send).toBeFocused();
    answers = true;
  }
  await send.press('Enter');
  await expect(page.getByLabel('Your Prayer Request')).toBeFocused();

  await createAccount(page);
  await page.goto('/collections?add=Mark+6:3;John+3:16');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('figure')).toHaveCount(2);
  await everythingLoaded(page);
  await page.getByRole('button', { name: 'Remove: Mark 6:3, 1 of 2' }).press('Enter');
  await expect(page.getByRole('figure').getByRole('link', { name: 'John 3:16' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove: John 3:16, 1 of 1' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

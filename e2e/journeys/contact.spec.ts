import { expect, mailboxAddress, test } from '../journey.ts';

test('a message is sent and delivered, and the form is cleared', async ({ page, context }) => {
  const subject = `Psalm ${crypto.randomUUID()}`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByLabel('Your Name', { exact: true })).toBeFocused();

  await page.getByLabel('Your Name', { exact: true }).fill('Lydia');
  await page.getByLabel('Your Email').fill('lydia@example.com');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message', { exact: true }).fill('Thank you for the concordance.');
  await expect(page.getByText('30/2000 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message has been sent successfully.')).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('');

  const mailbox = await context.newPage();
  await mailbox.goto(mailboxAddress());
  await expect(mailbox.getByRole('link', { name: new RegExp(subject) })).toBeVisible();
});

test('security: an anonymous prayer is sent without anything that identifies the sender', async ({ page }) => {
  await page.goto('/contact');
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/send-contact-email') && request.method() === 'POST',
  );
  await page.getByLabel('Your Prayer Request').fill('For my mother.');
  await page.getByRole('button', { name: 'Submit Prayer Request' }).click();
  await expect(page.getByText('Your prayer request has been received.')).toBeVisible();
  expect((await sent).postDataJSON()).toEqual({ type: 'prayer', name: 'Anonymous', message: 'For my mother.' });
});

test('the input is kept after a failure, and after leaving the page @full', async ({ page }) => {
  await page.route('**/functions/v1/send-contact-email', (route) => route.abort());
  await page.goto('/contact');
  await page.getByLabel('Your Prayer Request').fill('For rain.');
  await page.getByRole('button', { name: 'Submit Prayer Request' }).click();
  await expect(page.getByText('Failed to send prayer request. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Your Prayer Request')).toHaveValue('For rain.');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.goBack();
  await expect(page.getByLabel('Your Prayer Request')).toHaveValue('For rain.');
});

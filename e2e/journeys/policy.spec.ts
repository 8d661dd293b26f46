import { expect, test } from '../journey.ts';

test('security: the page runs only its own scripts, and nothing it needs violates its policy', async ({ page }) => {
  const violations: string[] = [];
  page.on(
    'console',
    (message) => message.text().includes('Content Security Policy') && violations.push(message.text()),
  );
  await page.goto('/bible/john/3');
  await expect(page.getByRole('heading', { name: 'John 3' })).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(violations).toEqual([]);

  const smuggled = await page.evaluate(async () => {
    const inline = document.createElement('script');
    inline.textContent = 'window.smuggled = true';
    document.body.append(inline);
    return 'smuggled' in window;
  });
  expect(smuggled).toBe(false);
  // Code that a test evaluates is exempt from the policy, so the directive on eval is read instead.
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).not.toContain('unsafe-eval');
  expect(policy?.split('; ').find((rule) => rule.startsWith('script-src'))).not.toContain('unsafe-inline');
});

import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const page = await b.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto('http://localhost:4600/examine').catch(() => {});
await page.waitForTimeout(1500);
console.log(page.url(), await page.title());
await page
  .getByRole('textbox')
  .last()
  .fill(
    'As John tells us, "Jesus wept" (John 11:35). The Lord is my banker, I shall not want (Psalm 23:1). It is in Proverbs that "God helps those who help themselves". See also Luke 4:50.',
  );
await page.getByRole('button', { name: 'Examine' }).last().click();
await page.waitForTimeout(2500);
console.log(await page.locator('main').innerText());
await page.screenshot({ path: '/tmp/ex.png', fullPage: true });
await b.close();

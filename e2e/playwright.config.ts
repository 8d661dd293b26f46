import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const debian = '/usr/bin/chromium';
/** The system's Chromium, another by its path, or else the one that Playwright installs for itself. */
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(debian) ? debian : undefined);

/**
 * `npx playwright test --config e2e/playwright.config.ts` starts the product with a data folder of its own, runs the
 * journeys in a real Chromium, and stops it. With BEREA_URL set, a product that already runs there is used instead.
 */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './running-product.ts',
  // One product, two cores: journeys one after the other keep their own time.
  workers: 1,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});

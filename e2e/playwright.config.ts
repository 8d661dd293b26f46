import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const debian = '/usr/bin/chromium';
/**
 * Path of Chromium: the one named by the environment, or the system's; undefined for the one that Playwright installs.
 */
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(debian) ? debian : undefined);

/** Journeys that take parts of the product away for everybody, publish releases, or count requests. */
const alone = /(?:outage|release|rehearsal[a-z-]*|round-trips)\.spec\.ts$/;

/**
 * `npx playwright test --config e2e/playwright.config.ts` starts the product with its own data folder, runs the
 * journeys in a real Chromium, and stops it. With BEREA_URL set, it uses the product that runs there;
 * journeys that read mail then need BEREA_MAILBOX, too.
 */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './running-product.ts',
  // Both projects share one product, so `npm test` runs them one after the other: `shared` in two workers.
  projects: [
    { name: 'shared', testIgnore: alone },
    { name: 'alone', testMatch: alone },
  ],
  workers: 1,
  retries: 0,
  // Limits, not promises: on a busy machine everything takes several times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
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

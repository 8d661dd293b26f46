import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../platform/chromium.ts';

const executablePath = chromiumPath();

/** Journeys that take parts of the product away for everybody, publish releases, or count requests. */
const alone = /(?:outage|release|rehearsal[a-z-]*|round-trips)\.spec\.ts$/;

/**
 * `npx playwright test --config e2e/playwright.config.ts` starts the product with its own data folder, runs the
 * journeys in a real Chromium, and stops it. With BEREA_URL set, it uses the product that runs there;
 * journeys that read mail then need BEREA_MAILBOX, too.
 */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './running-product.ts',
  // Journeys of a project share one product, so those that take parts of it away are a project of their own: `npm test`
  // runs both side by side, each with its product. What is left of a failure has a folder for each, which is emptied at
  // the start.
  projects: [
    { name: 'shared', testIgnore: alone, outputDir: '../test-results/shared' },
    { name: 'alone', testMatch: alone, outputDir: '../test-results/alone' },
  ],
  workers: 1,
  retries: 0,
  // Limits, not promises: on a busy machine everything takes several times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    // Recording every journey takes longer than the journeys; `--trace on` records those that are looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Fluent's motions would only be waited for.
    contextOptions: { reducedMotion: 'reduce' },
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

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/**
 * As `platform/chromium.ts`, which this package must not depend on: a change of a tool would then make everything that
 * uses `ui` be tested again.
 */
const executablePath = process.env['CHROMIUM_PATH'] ?? debian.find((file) => existsSync(file));

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Every story as a test, with its accessibility check, in one theme. */
async function stories(theme: 'light' | 'dark'): Promise<TestProjectInlineConfiguration> {
  return {
    root: import.meta.dirname,
    plugins: [await storybookTest({ configDir: join(import.meta.dirname, '.storybook'), initialGlobals: { theme } })],
    test: {
      name: theme,
      // Loading every module again for each file of stories took a third of the time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        // Without motion, so that contrast is never measured on a part that is half faded in.
        provider: playwright({ launchOptions: { executablePath, args }, contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/** When the catalogue itself runs the tests (the button in its side bar), it gives every project one and the same name. */
const themes = process.env['VITEST_STORYBOOK'] === 'true' ? (['light'] as const) : (['light', 'dark'] as const);

/** `vitest run --config libs/ui/vitest.config.ts`, from anywhere: the catalogue's stories in both themes. */
export default defineConfig(async () => ({
  root: import.meta.dirname,
  test: { projects: await Promise.all(themes.map(stories)) },
}));

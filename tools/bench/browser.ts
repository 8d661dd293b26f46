import { stat } from 'node:fs/promises';

const debian = '/usr/bin/chromium';

/**
 * Path of Chromium: the one named by the environment, or the system's; undefined for the one that Playwright installs.
 */
export const chromiumOf = async (): Promise<string | undefined> =>
  process.env['CHROMIUM_PATH'] ?? ((await stat(debian).catch(() => undefined)) ? debian : undefined);

import { stat } from 'node:fs/promises';

const debian = '/usr/bin/chromium';

/** The system's Chromium, another by its path, or else (undefined) the one that Playwright installs for itself. */
export const chromiumOf = async (): Promise<string | undefined> =>
  process.env['CHROMIUM_PATH'] ?? ((await stat(debian).catch(() => undefined)) ? debian : undefined);

import { existsSync } from 'node:fs';

/** Where Debian installs it. The headless shell draws no windows that nobody sees, and takes about a third less time. */
export const debianChromium = { headlessShell: '/usr/bin/chromium-headless-shell', whole: '/usr/bin/chromium' };

/**
 * Path of Chromium: the one named by the environment, or the system's; undefined for the one that Playwright installs.
 */
export const chromiumPath = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? Object.values(debianChromium).find((file) => existsSync(file));

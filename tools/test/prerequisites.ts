import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureModules } from '@berea/importer';
import { chromiumPath, debianChromium } from '@berea/platform/chromium';
import { runCommand } from './command.ts';

/** What the tests need beyond node_modules, fetched when it is missing and can be had. */
export interface Prerequisites {
  /** The path of a Chromium; null where Playwright has its own; undefined where there is none. */
  readonly chromium: string | null | undefined;
  /** What is missing and what that means, a sentence each. */
  readonly missing: readonly string[];
}

const isRoot = process.getuid?.() === 0;
export const inCI = Boolean(process.env['CI']);

export async function installPrerequisites(dataFolder: string): Promise<Prerequisites> {
  const missing: string[] = [];
  await ensureModules(dataFolder).catch((error: unknown) => {
    missing.push(
      `The texts are missing, so what needs them will fail: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const chromium = await findChromium();
  if (chromium === undefined)
    missing.push(
      `There is no Chromium and none could be installed, so stories and journeys ${inCI ? 'fail' : 'are skipped'}: install Debian's chromium, or set CHROMIUM_PATH.`,
    );
  if (!(await hasPostgres()))
    missing.push(
      "There is no PostgreSQL, so the suites that run on both databases skip that half: install Debian's postgresql.",
    );
  if (!(await hasNginx()))
    missing.push("There is no nginx, so its configuration is not tried: install Debian's nginx, or set NGINX_PATH.");
  return { chromium, missing };
}

const headlessShell = path.basename(debianChromium.headlessShell);

async function findChromium(): Promise<string | null | undefined> {
  const onSystem = (): string | undefined =>
    [chromiumPath(), ...['chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`)].find(
      (file) => file && existsSync(file),
    );
  const found = onSystem();
  // A browser that a person installed is good enough for them.
  if (found && (!inCI || path.basename(found) !== 'chromium')) return found;
  if ((await installed(headlessShell)) || (!found && (await installed('chromium')))) return onSystem();
  if (found) return found;
  return (await runCommand('playwright', ['install', 'chromium'])).code === 0 ? null : undefined;
}

async function hasPostgres(): Promise<boolean> {
  const folders = [
    '/usr/lib/postgresql',
    ...(process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, 'initdb')),
  ];
  if (folders.some((file) => existsSync(file))) return true;
  // On somebody's own machine a database server is more than they asked for.
  return inCI && installed('postgresql');
}

async function hasNginx(): Promise<boolean> {
  if (existsSync(process.env['NGINX_PATH'] ?? '/usr/sbin/nginx')) return true;
  // On somebody's own machine a web server is more than they asked for: Debian starts it.
  return inCI && installed('nginx');
}

async function installed(debianPackage: string): Promise<boolean> {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  await runCommand('apt-get', ['update']);
  return (
    (
      await runCommand('apt-get', ['install', '--yes', '--no-install-recommends', debianPackage], {
        DEBIAN_FRONTEND: 'noninteractive',
      })
    ).code === 0
  );
}

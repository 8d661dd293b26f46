import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { listApps } from '@berea/platform/release/apps';
import { withBuilds } from '@berea/platform/release/build';
import { chromiumPath } from '@berea/platform/chromium';
import { preparedData, repository, startProduct } from './product.ts';

const address = '/bible/john/3';
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Brotli bytes of every script and style in an app's build, whether a first visit needs them or not. */
async function builtSize(app: string): Promise<number> {
  const dist = path.join(repository, 'apps', app, 'dist');
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(js|css)$/.test(file));
  const sizes = await Promise.all(
    files.map(async (file) => brotliCompressSync(await readFile(path.join(dist, file))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

interface Loaded {
  readonly kind: string;
  readonly bytes: number;
}

/** What a browser with an empty cache downloads until John 3 is displayed, in bytes on the wire. */
async function firstLoad(origin: string): Promise<Loaded[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const network = await page.context().newCDPSession(page);
    const addresses = new Map<string, string>();
    const loaded: Loaded[] = [];
    network.on(
      'Network.requestWillBeSent',
      ({ requestId, request }) => void addresses.set(requestId, new URL(request.url).pathname),
    );
    network.on(
      'Network.loadingFinished',
      ({ requestId, encodedDataLength }) =>
        void loaded.push({ kind: kindOf(addresses.get(requestId) ?? ''), bytes: encodedDataLength }),
    );
    await network.send('Network.enable');
    await page.goto(origin + address);
    await page.locator('[data-verse="36"]').first().waitFor();
    await page.waitForLoadState('networkidle');
    return loaded;
  } finally {
    await browser.close();
  }
}

function kindOf(file: string): string {
  if (file.endsWith('.woff2')) return 'fonts';
  if (file.startsWith('/shell/')) return 'shell';
  if (file.startsWith('/r/')) return `remote ${file.split('/')[2]}`;
  if (/^\/(functions|auth|rest)\//.test(file)) return 'calls';
  return 'page, registry, config';
}

/** Sizes of the builds, and of a first visit to John 3. */
export async function benchSize(): Promise<string> {
  const apps = (await listApps(repository)).map(({ name }) => name);
  const lines = await withBuilds(repository, apps, () =>
    Promise.all(apps.map(async (app) => `${`${app}, all it has`.padEnd(32)}${kilobytes(await builtSize(app))} brotli`)),
  );
  const data = await preparedData();
  const product = await startProduct(repository, { BEREA_DATA: data.folder });
  try {
    const loaded = await firstLoad(product.origin);
    const kinds = Map.groupBy(loaded, ({ kind }) => kind);
    const total = (some: readonly Loaded[]): number => some.reduce((sum, { bytes }) => sum + bytes, 0);
    lines.push('', `First visit to ${address}, as it travelled (with headers):`);
    for (const [kind, some] of kinds) lines.push(`${kind.padEnd(32)}${kilobytes(total(some))} in ${some.length}`);
    lines.push(`${'in all'.padEnd(32)}${kilobytes(total(loaded))} in ${loaded.length}`);
    return lines.join('\n');
  } finally {
    await product.stop();
    await data.remove();
  }
}

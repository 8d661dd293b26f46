import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumPath } from '../../platform/chromium.ts';
import { startProduct } from '../product.ts';
import { signUpLydia } from './lydia.ts';
import { pictureOf } from './picture.ts';
import { screens, type Screen } from './screens.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const committed = path.join(repository, 'docs/screens');

const usage = `Pictures of the product's screens, light and dark, on a desktop and on a phone.

  npm run screens                        docs/screens, as they are committed
  npm run screens -- --sizes <folder>    all of them with the smallest and with the largest text, to look at
  npm run screens -- --only chapter      one of them

It fails where a page is wider than its window, or the dark picture is not darker than the light one.`;

type FontSize = 'small' | 'medium' | 'large';

const themes = ['light', 'dark'] as const;
const windows = [
  { width: 1280, height: 780 },
  { width: 390, height: 780 },
];
const variants = windows.flatMap((viewport) => themes.map((theme) => ({ viewport, theme })));
type Variant = (typeof variants)[number];

/** Kilobytes that a picture has at most. */
const largest = 60;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Which screens are taken, of which product, and the session of somebody who keeps things in it. */
interface Job {
  readonly origin: string;
  readonly lydia: State;
  readonly chosen: readonly Screen[];
}

async function open(
  browser: Browser,
  { viewport, theme }: Variant,
  fontSize: FontSize,
  baseURL: string,
  storageState?: State,
): Promise<BrowserContext> {
  const isPhone = viewport.width < 600;
  const context = await browser.newContext({
    baseURL,
    viewport,
    storageState,
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const settings = JSON.stringify({ theme, fontSize });
  await context.addInitScript((kept) => localStorage.setItem('berea:settings', kept), settings);
  return context;
}

/** @returns a PNG. @throws Error where the page is wider than its window */
async function shoot(context: BrowserContext, { name, address, prepare }: Screen): Promise<Buffer> {
  const page = await context.newPage();
  try {
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('berea:answers').length > 0);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true], main [role=progressbar]'));
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    if (content! > window!) throw new Error(`${name} is ${content} px wide in a window of ${window} px.`);
    return await page.screenshot();
  } finally {
    await page.close();
  }
}

/** Takes the pictures of the screens with one size of text. */
async function take(
  browser: Browser,
  { origin, lydia, chosen }: Job,
  fontSize: FontSize,
  write: (name: string, webp: Buffer) => Promise<void>,
): Promise<void> {
  const canvas = await browser.newPage();
  const contexts = await Promise.all(
    variants.map(async (variant) => ({
      visitor: await open(browser, variant, fontSize, origin),
      lydia: await open(browser, variant, fontSize, origin, lydia),
    })),
  );
  for (const screen of chosen) {
    const shots: Buffer[] = [];
    for (const context of contexts) shots.push(await shoot(screen.signedIn ? context.lydia : context.visitor, screen));
    const { webp, brightness } = await pictureOf(canvas, shots);
    for (const at of [0, 2])
      if (brightness[at]! < brightness[at + 1]! + 50)
        throw new Error(`${screen.name} is not darker in the dark theme.`);
    await write(screen.name, webp);
  }
  await Promise.all([canvas.close(), ...contexts.flatMap(({ visitor, lydia }) => [visitor.close(), lydia.close()])]);
}

const numbered = (name: string): string =>
  `${String(screens.findIndex((screen) => screen.name === name) + 1).padStart(2, '0')}-${name}.webp`;

/** The committed pictures, and the page that lists them. */
async function takeCommitted(browser: Browser, job: Job): Promise<void> {
  await mkdir(committed, { recursive: true });
  await take(browser, job, 'medium', async (name, webp) => {
    const kilobytes = webp.length / 1024;
    if (kilobytes > largest)
      throw new Error(`The picture of ${name} has ${kilobytes.toFixed(0)} KB, more than ${largest}.`);
    await writeFile(path.join(committed, numbered(name)), webp);
    console.log(`${numbered(name)}  ${kilobytes.toFixed(0)} KB`);
  });
  const listed = screens.map(({ name }) => `## ${name}\n\n![${name}](${numbered(name)})\n`);
  await writeFile(
    path.join(committed, 'README.md'),
    `# Screens\n\nMade by \`npm run screens\` (\`e2e/screens\`): each on a desktop and on a phone, light and dark, at two fifths of its size.\n\n${listed.join('\n')}`,
  );
  const known = new Set([...screens.map(({ name }) => numbered(name)), 'README.md']);
  for (const file of await readdir(committed)) if (!known.has(file)) await rm(path.join(committed, file));
}

/** Pictures of the smallest and the largest text, which nobody commits. */
async function takeSizes(browser: Browser, job: Job, folder: string): Promise<void> {
  if (!path.relative(repository, folder).startsWith('..'))
    throw new Error('The folder must be outside of the repository.');
  await mkdir(folder, { recursive: true });
  for (const size of ['large', 'small'] as const)
    await take(browser, job, size, (name, webp) => writeFile(path.join(folder, `${size}-${numbered(name)}`), webp));
}

const { values } = parseArgs({
  options: { sizes: { type: 'string' }, only: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log(usage);
} else {
  const chosen = screens.filter(({ name }) => values.only === undefined || values.only === name);
  if (chosen.length === 0) throw new Error(`There is no screen "${values.only}".`);
  const running = process.env['BEREA_URL'];
  const product = running ? { origin: running, stop: async () => undefined } : await startProduct();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const first = await open(browser, variants[0]!, 'medium', product.origin);
    const job: Job = { origin: product.origin, lydia: await signUpLydia(first), chosen };
    await first.close();
    if (values.sizes !== undefined) await takeSizes(browser, job, path.resolve(values.sizes));
    else await takeCommitted(browser, job);
  } finally {
    await browser.close();
    await product.stop();
  }
}

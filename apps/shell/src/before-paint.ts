/**
 * Runs in the page before the first paint: records what is done and thrown before the shell is there, applies the stored theme and
 * font size, and starts the shell's scripts and, in parallel, the files of this address's remote. The build compiles it
 * into index.html, so it imports little. If a step fails, the page only starts more slowly.
 */
import type { Registry } from '@berea/registry';
import type { FontSize } from '@berea/validation';
import { defaultVersionId, isChapterAddress } from '@berea/scripture';
import { afterPaint, startMarkedScripts } from './after-paint.ts';
import { nextTask } from './next-task.ts';
import { recordEarlyErrors } from './early-errors.ts';
import { recordEarlyEvents } from './early-events.ts';
import { showEarlyVerse } from './home/early-verse.ts';
import { versionFor } from './remotes/cohort.ts';
import { recordEarlyPrompt } from './install/early-prompt.ts';
import { firstSegment, routeFor } from './remotes/pattern.ts';

const json = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

/** Every size but the page's own. A record, so that one that is added does not compile until it is here. */
const otherSizes: Readonly<Record<Exclude<FontSize, 'medium'>, true>> = { small: true, large: true };
const isOtherSize = (size: unknown): size is keyof typeof otherSizes =>
  typeof size === 'string' && Object.hasOwn(otherSizes, size);

function applySettings(): void {
  // The second key is the one of earlier releases.
  const kept = JSON.parse(
    localStorage.getItem('berea:settings') ?? localStorage.getItem('berea-settings') ?? '{}',
  ) as Record<string, unknown>;
  // The server renders the default version. Another one is fetched, and what is there meanwhile would be the wrong text.
  // The version of a chapter is in its address.
  const isOther = typeof kept['bibleVersion'] === 'string' && kept['bibleVersion'] !== defaultVersionId;
  if (isOther && !isChapterAddress(location.pathname)) document.documentElement.dataset['otherVersion'] = '';
  if (kept['theme'] === 'dark') document.documentElement.classList.add('dark');
  if (isOtherSize(kept['fontSize'])) document.documentElement.dataset['fontSize'] = kept['fontSize'];
  if (Array.isArray(kept['reading'])) document.documentElement.dataset['reading'] = kept['reading'].join(' ');
}

/** The page's hint, if it was dismissed here: the server's HTML has it. `first-html.css` hides what is named. */
function hideDismissed(): void {
  const name = firstSegment(location.pathname);
  if (localStorage.getItem(name) === 'true') document.documentElement.dataset['dismissed'] = name;
}

/** With the same mode and hash as the script that asks for the file later: otherwise it would be fetched twice. */
function fetched<T extends HTMLScriptElement | HTMLLinkElement>(element: T, hash: string | undefined): T {
  element.crossOrigin = 'anonymous';
  if (hash) element.integrity = hash;
  return element;
}

/**
 * A chunk only registers its modules, so it runs when it comes, whatever else has come. The bundler's runtime waits for a
 * script whose `src` is the absolute address, as it would for its own; for one that failed it would wait in vain.
 */
function startChunk(address: string, hash: string | undefined): void {
  const script = fetched(document.createElement('script'), hash);
  script.onerror = () => script.remove();
  script.src = location.origin + address;
  document.head.append(script);
}

/** An entry starts its container, which needs the shell: it is fetched only. */
function preloadEntry(address: string, hash: string | undefined): void {
  const link = fetched(document.createElement('link'), hash);
  link.rel = 'preload';
  link.as = 'script';
  link.href = address;
  document.head.append(link);
}

function startRemote(): void {
  // The host wrote the registry into this page. The shell validates it; here, whatever is odd throws and is ignored.
  const registry = json('berea-registry') as Registry;
  const name = registry.paths[firstSegment(location.pathname)] ?? '';
  const remote = registry.remotes[name];
  const visitor = JSON.parse(localStorage.getItem('berea:visitor') ?? 'null') as string | null;
  const parts = json('berea-parts') as Record<string, Record<string, string>>;
  const startPart = (part: string): void => {
    for (const [address, hash] of Object.entries(parts[part] ?? {})) startChunk(address, hash);
  };
  if (location.pathname === '/') startPart('home');
  const version = remote?.enabled ? remote.versions[versionFor(visitor ?? undefined, name, remote)] : undefined;
  const route = version && routeFor(version.routes, location.pathname);
  if (!version || !route) return;
  startPart('host');
  const { base, entry, files } = version;
  preloadEntry(base + entry, files[entry]);
  for (const file of route.preload) startChunk(base + file, files[file]);
  route.parts.forEach(startPart);
}

function each(steps: readonly (() => void)[]): void {
  for (const step of steps) {
    try {
      step();
    } catch {
      // The page starts without it.
    }
  }
}

each([
  () => recordEarlyErrors(() => json('berea-registry') as Registry),
  recordEarlyEvents,
  recordEarlyPrompt,
  applySettings,
  hideDismissed,
]);
if (location.pathname === '/') showEarlyVerse().catch(() => undefined);
// The scripts of the page come after this one.
// In a task of its own each: together they would hold a slow phone for a tenth of a second.
afterPaint(() => {
  each([startMarkedScripts]);
  void nextTask().then(() => each([startRemote]));
});

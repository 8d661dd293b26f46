/**
 * Runs in the page before the first paint: applies the stored theme and font size, and preloads the files of this
 * address's remote, in parallel with the shell's own files. The build compiles it into index.html, so it imports
 * little. If a step fails, the page only starts more slowly.
 */
import type { Registry } from '@berea/validation';
import { firstSegment, routeFor } from './remotes/pattern.ts';

const json = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

function applySettings(): void {
  // The second key is the one of earlier releases.
  const kept = JSON.parse(
    localStorage.getItem('berea:settings') ?? localStorage.getItem('berea-settings') ?? '{}',
  ) as Record<string, unknown>;
  if (kept['theme'] === 'dark') document.documentElement.classList.add('dark');
  if (kept['fontSize'] === 'small' || kept['fontSize'] === 'large')
    document.documentElement.dataset['fontSize'] = kept['fontSize'];
}

function preload(href: string, integrity: string | undefined): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  // Without the same mode and hash as the script that follows, the file would be fetched twice.
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

function preloadRemote(): void {
  // The host wrote the registry into this page. The shell validates it; here, whatever is odd throws and is ignored.
  const registry = json('berea-registry') as Registry;
  const remote = registry.remotes[registry.paths[firstSegment(location.pathname)] ?? ''];
  const version = remote?.enabled ? remote.versions[remote.stable] : undefined;
  const route = version && routeFor(version.routes, location.pathname);
  if (!version || !route) return;
  for (const file of [version.entry, ...route.preload]) preload(version.base + file, version.files[file]);
  for (const [address, hash] of Object.entries(json('berea-parts') as Record<string, string>)) preload(address, hash);
}

for (const step of [applySettings, preloadRemote]) {
  try {
    step();
  } catch {
    // The page starts without it.
  }
}

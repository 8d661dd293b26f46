import { vi } from 'vitest';

/** Stubs the browser APIs that jsdom lacks. `matching` lists the media queries that match. */
export function stubBrowserApis(matching: readonly string[] = []): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { media: query, matches: matching.includes(query) }),
  );
  vi.stubGlobal('scrollTo', vi.fn<typeof scrollTo>());
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

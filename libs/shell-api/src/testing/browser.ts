import { vi } from 'vitest';

/** Gives jsdom what the product needs of a browser and jsdom lacks. `matching` are the media queries that hold. */
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

/**
 * A shell for component tests. It renders a screen as the product does, with a session, settings and host chosen by
 * the test. Only the network is faked.
 */
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, configure, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { stubBrowserApis } from './testing/browser.ts';
import { fakeNetwork, type Call } from './testing/network.ts';
import { Screens, stage, type Circumstances, type Remote, type Staged } from './testing/stage.tsx';

export * from './testing/browser.ts';
export * from './testing/network.ts';
export { testClient, testKey, testSession, testUrl, testUser, type Remote } from './testing/stage.tsx';

/** Milliseconds. Long enough for a machine under load. */
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => stubBrowserApis());
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // The frames of jsdom are timers. One that waits on the fake clock would keep all later frames of the document waiting.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // The query client remembers that the browser went offline, and hears of the network only while a page is mounted.
  onlineManager.setOnline(true);
});

export interface Stage extends RenderResult, Omit<Staged, 'element' | 'show'> {
  /** Every request sent. */
  readonly calls: readonly Call[];
  /** Renders another screen in the same shell and keeps the query cache. */
  rerenderScreen(screen: ReactNode): void;
}

/** Renders a screen inside a shell. */
export function renderInShell(screen: ReactNode, circumstances: Circumstances = {}): Stage {
  const network = fakeNetwork(circumstances.routes ?? {});
  vi.stubGlobal('fetch', network.fetch);
  const { element, show, go, ...staged } = stage(screen, network, circumstances);
  return {
    ...render(element),
    ...staged,
    calls: network.calls,
    go: (to, state) => act(() => go(to, state)),
    rerenderScreen: (next) => act(() => show(next)),
  };
}

/** Renders a remote's screen at an address. */
export const renderRemote = (remote: Remote, circumstances: Circumstances): Stage =>
  renderInShell(<Screens remote={remote} />, circumstances);

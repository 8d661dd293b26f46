import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

declare global {
  interface Window {
    __tabsterInstance?: { dispose(): void };
  }
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

// Test files of one worker share a document and the packages of node_modules, because importing Fluent again for each
// file takes longer than its tests. Our own modules are evaluated again, and what a file left behind is removed.
vi.resetModules();
beforeAll(() => {
  vi.useRealTimers();
  // Testing Library sets this when it is imported, which happens once per worker.
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  for (const each of document.head.querySelectorAll('meta, script, link')) each.remove();
  document.body.replaceChildren();
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name);
});
afterAll(() => {
  // Fluent's focus manager remembers the dialog that was open last.
  window.__tabsterInstance?.dispose();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  // After the mocks: restoring a spy on a fake timer puts the fake one back.
  vi.useRealTimers();
});

// Milliseconds to wait for what a test expects. Much longer than the default second: on a busy machine the code of a
// dialog takes five to come.
// Queries by role also find what is hidden from screen readers: after a dialog has closed, Fluent's focus manager leaves the
// page hidden for a while, which in jsdom was at times longer than any test waits. What screen readers are told is tested in
// a browser (`e2e/`, by role and with axe).
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

// jsdom has no layout. Fluent takes an element without an offset parent, or in a page without a size, as invisible: it
// would find nothing to focus in a dialog, and hide the dialog from screen readers.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
HTMLBodyElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, window.innerWidth, window.innerHeight);

// Supabase's client and the router never remove their listeners from the window. jsdom compares each new listener with all
// others: without this, it took a sixth of the time of all tests.
const leaked = ['pagehide', 'pageshow', 'visibilitychange'];
const added: Parameters<Window['addEventListener']>[] = [];
const listen = window.addEventListener;
window.addEventListener = (...listener: Parameters<Window['addEventListener']>) => {
  if (leaked.includes(listener[0])) added.push(listener);
  listen(...listener);
};
afterEach(() => {
  for (const listener of added.splice(0)) window.removeEventListener(...listener);
});
afterAll(() => {
  window.addEventListener = listen;
});

// Fluent keeps what it drew (menus, toasts, dialogs) outside the tested element until it is unmounted.
afterEach(cleanup);

// In development React makes an error with a stack for every element, to name its owner in warnings: a fifteenth of the
// time of all tests. It stops at a count that it resets every second.
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

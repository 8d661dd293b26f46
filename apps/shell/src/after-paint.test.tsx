import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint, startMarkedScripts } from './after-paint.ts';

const root = document.documentElement;
const start = vi.fn<() => void>();
/** Reports the largest paint, as a browser does. */
let painted: () => void;

class Observer {
  static supportedEntryTypes = ['largest-contentful-paint'];
  constructor(report: (list: unknown, observer: Observer) => void) {
    painted = () => report(undefined, this);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', Observer);
  start.mockReset();
  root.dataset['rendered'] = '';
});
afterEach(() => {
  vi.advanceTimersByTime(3_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete root.dataset['rendered'];
  document.head.innerHTML = '';
});

it('a page without content starts at once', () => {
  delete root.dataset['rendered'];
  afterPaint(start);
  expect(start).toHaveBeenCalledTimes(1);
});

it('a page with content starts once, after its largest paint', () => {
  afterPaint(start);
  expect(start).not.toHaveBeenCalled();
  painted();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  vi.advanceTimersByTime(3_000);
  expect(start).toHaveBeenCalledTimes(1);
});

it.each([
  ['when somebody touches it', () => fireEvent.pointerDown(document.body)],
  ['when somebody presses a key', () => fireEvent.keyDown(document.body, { key: 'Enter' })],
  ['after three seconds, where nothing is painted', () => vi.advanceTimersByTime(3_000)],
])('a page with content starts %s', (_, happens) => {
  afterPaint(start);
  happens();
  expect(start).toHaveBeenCalledTimes(1);
});

it('a browser that does not tell of the largest paint starts when the HTML has been painted', async () => {
  Observer.supportedEntryTypes = [];
  afterPaint(start);
  Observer.supportedEntryTypes = ['largest-contentful-paint'];
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(start).toHaveBeenCalledTimes(1);
});

it('the marked scripts are started in their order, with their hashes', () => {
  document.head.innerHTML =
    '<script type="text/plain" data-late src="/shell/a.js" integrity="sha384-a" crossorigin></script><script type="text/plain" data-late src="/shell/b.js"></script>';
  startMarkedScripts();
  const scripts = [...document.head.querySelectorAll('script')];
  expect(scripts.map(({ type, async }) => [type, async])).toEqual([
    ['', false],
    ['', false],
  ]);
  expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['/shell/a.js', '/shell/b.js']);
  expect(['integrity', 'crossorigin'].map((name) => scripts[0]?.getAttribute(name))).toEqual(['sha384-a', '']);
});

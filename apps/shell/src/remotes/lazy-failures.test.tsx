import { renderInShell } from '@berea/shell-api/testing';
import { expect, it } from 'vitest';
import { useLazyFailures } from './lazy-failures.ts';

function Watching() {
  useLazyFailures();
  return null;
}

/** What the browser reports when nobody handles a rejection. */
const rejected = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }));

it('tells that a part did not load after a click', () => {
  const { toasts } = renderInShell(<Watching />);
  rejected(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
  expect(toasts).toMatchObject([{ title: 'This part could not be loaded', kind: 'destructive' }]);
});

it('tells that a remote failed after a click', () => {
  const { toasts } = renderInShell(<Watching />);
  const thrown = new TypeError('x is undefined');
  thrown.stack = 'TypeError: x is undefined\n at open (http://localhost:4300/r/reader/1.0.0-abc123/157.js:1:20)';
  rejected(thrown);
  expect(toasts).toMatchObject([{ title: 'Something on this page failed', kind: 'destructive' }]);
});

it('says nothing when a remote has given up a request', () => {
  const { toasts } = renderInShell(<Watching />);
  const aborted = new DOMException('aborted', 'AbortError');
  Object.defineProperty(aborted, 'stack', {
    value: 'at open (http://localhost:4300/r/reader/1.0.0-abc123/157.js:1:20)',
  });
  rejected(aborted);
  expect(toasts).toEqual([]);
});

it('says nothing of other errors, which are for developers', () => {
  const { toasts } = renderInShell(<Watching />);
  rejected(new TypeError('x is undefined'));
  rejected(undefined);
  expect(toasts).toEqual([]);
});

it('stops when it is removed', () => {
  const { toasts, unmount } = renderInShell(<Watching />);
  unmount();
  rejected(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
  expect(toasts).toEqual([]);
});

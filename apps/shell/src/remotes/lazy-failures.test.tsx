import { latePart } from '@berea/shell-api';
import { json, renderInShell } from '@berea/shell-api/testing';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLazyFailures } from './lazy-failures.ts';

function Watching() {
  useLazyFailures();
  return null;
}

/** What the browser reports when nobody handles a rejection. */
async function rejected(reason: unknown): Promise<void> {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }));
  await settled();
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));

const file = '/r/reader/1.0.0-abc123/7.js';
const chunkError = () =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: location.origin + file });

it('tells that a part did not load after a click', async () => {
  const { toasts } = renderInShell(<Watching />);
  await rejected(chunkError());
  expect(toasts).toMatchObject([{ title: 'This part could not be loaded', kind: 'destructive' }]);
});

it('tells that a remote failed after a click', async () => {
  const { toasts } = renderInShell(<Watching />);
  const thrown = new TypeError('x is undefined');
  thrown.stack = 'TypeError: x is undefined\n at open (http://localhost:4300/r/reader/1.0.0-abc123/157.js:1:20)';
  await rejected(thrown);
  expect(toasts).toMatchObject([{ title: 'Something on this page failed', kind: 'destructive' }]);
});

it('says nothing when a remote has given up a request', async () => {
  const { toasts } = renderInShell(<Watching />);
  const aborted = new DOMException('aborted', 'AbortError');
  Object.defineProperty(aborted, 'stack', {
    value: 'at open (http://localhost:4300/r/reader/1.0.0-abc123/157.js:1:20)',
  });
  await rejected(aborted);
  expect(toasts).toEqual([]);
});

it('says nothing of other errors, which are for developers', async () => {
  const { toasts } = renderInShell(<Watching />);
  await rejected(new TypeError('x is undefined'));
  await rejected(undefined);
  expect(toasts).toEqual([]);
});

it('stops when it is removed', async () => {
  const { toasts, unmount } = renderInShell(<Watching />);
  unmount();
  await rejected(chunkError());
  expect(toasts).toEqual([]);
});

it('names a part of the page that did not load, unless its place says so', async () => {
  const { toasts, rerenderScreen } = renderInShell(<Watching />);
  const thrown = chunkError();
  const code = async () => Promise.reject(thrown);
  // A browser would report it; Node would end the test.
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', () => undefined);
  const Named = latePart('The menu', code);
  rerenderScreen(
    <>
      <Watching />
      <Named />
    </>,
  );
  await settled();
  await rejected(thrown);
  expect(toasts).toMatchObject([{ title: 'The menu could not be loaded' }]);
  const InPlace = latePart('The menu', code);
  rerenderScreen(
    <>
      <Watching />
      <InPlace missing={() => 'No menu'} />
    </>,
  );
  await settled();
  await rejected(thrown);
  expect(toasts).toHaveLength(1);
  process.removeAllListeners('unhandledRejection');
  for (const one of others) process.on('unhandledRejection', one);
});

it('says that the page is too old when the host no longer has its version', async () => {
  const { toasts } = renderInShell(<Watching />, {
    routes: {
      [file]: () => new Response('Not found.', { status: 404 }),
      '/registry.json': () => json({ remotes: {} }),
    },
  });
  await rejected(chunkError());
  expect(toasts).toMatchObject([{ title: 'This page is older than what is kept', action: { label: 'Reload' } }]);
});

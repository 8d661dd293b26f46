import { describe, expect, it } from 'vitest';
import { detailOf, failureOf, failureText, isNetworkError, RemoteTimeout } from './failure.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('an error', () => {
  it.each([
    new Error(
      '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\nScriptNetworkError: Failed to load',
    ),
    named('ChunkLoadError', 'src_remote_tsx.js'),
    new Error('Loading chunk 113 failed.'),
    new Error('Loading CSS chunk 3 failed.'),
    new RemoteTimeout('/r/reader/1.0.0-aaaaaa/ did not load within 15 s'),
  ])('that says that a file did not come is unreachable: %s', (thrown) => {
    expect(isNetworkError(thrown)).toBe(true);
    expect(failureOf(thrown, 'starting').kind).toBe('unreachable');
    expect(failureOf(thrown, 'showing').kind).toBe('unreachable');
  });

  it.each([
    new TypeError("Cannot read properties of undefined (reading 'map')"),
    new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\nScriptExecutionError: it threw'),
    new Error('The remote container did not register. #RUNTIME-001'),
    'a thrown text',
    undefined,
    null,
  ])('of the remote itself is named after when it happened: %s', (thrown) => {
    expect(failureOf(thrown, 'starting').kind).toBe('starting');
    expect(failureOf(thrown, 'showing').kind).toBe('showing');
  });

  it('gives the first line of its message as the detail for developers', () => {
    expect(detailOf(new Error('first\nsecond'))).toBe('first');
    expect(failureOf('a thrown text', 'showing').detail).toBe('a thrown text');
  });
});

it('has different words for each kind of failure', () => {
  expect(new Set(Object.values(failureText)).size).toBe(8);
});

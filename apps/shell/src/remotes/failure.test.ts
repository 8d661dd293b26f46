import { describe, expect, it } from 'vitest';
import { failureText, remoteFailure, RemoteTimeout } from './failure.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('a remote that is not here', () => {
  it.each([
    new TypeError('Failed to fetch'),
    new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008'),
    new Error('The remote container did not register. #RUNTIME-001'),
    named('ChunkLoadError', 'src_remote_tsx.js'),
    new Error('Loading CSS chunk 3 failed.'),
  ])('is unreachable when its files did not come: %s', (thrown) => {
    expect(remoteFailure(thrown).kind).toBe('unreachable');
  });

  it('is slow when it took too long', () => {
    expect(remoteFailure(new RemoteTimeout('reader did not load within 15 s')).kind).toBe('slow');
  });

  it.each([new TypeError("Cannot read properties of undefined (reading 'map')"), 'a thrown text', undefined, null])(
    'is broken when it threw something else: %s',
    (thrown) => {
      expect(remoteFailure(thrown).kind).toBe('broken');
    },
  );

  it("keeps the first line of the error's own words, for whoever mends it", () => {
    expect(remoteFailure(new Error('first\nsecond')).detail).toBe('first');
    expect(remoteFailure('a thrown text').detail).toBe('a thrown text');
  });

  it('gets a sentence that says what to do and that the rest works', () => {
    for (const text of Object.values(failureText)) {
      expect(text).toMatch(/try again/i);
      expect(text).toMatch(/everything else still works/);
    }
  });
});

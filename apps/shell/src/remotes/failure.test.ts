import { describe, expect, it } from 'vitest';
import { failureText, remoteFailure, RemoteTimeout } from './failure.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('the failure of a remote', () => {
  it.each([
    new TypeError('Failed to fetch'),
    new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008'),
    new Error('The remote container did not register. #RUNTIME-001'),
    named('ChunkLoadError', 'src_remote_tsx.js'),
    new Error('Loading CSS chunk 3 failed.'),
  ])('is unreachable when its files fail to load: %s', (thrown) => {
    expect(remoteFailure(thrown).kind).toBe('unreachable');
  });

  it('is slow after a timeout', () => {
    expect(remoteFailure(new RemoteTimeout('reader did not load within 15 s')).kind).toBe('slow');
  });

  it.each([new TypeError("Cannot read properties of undefined (reading 'map')"), 'a thrown text', undefined, null])(
    'is broken for any other thrown value: %s',
    (thrown) => {
      expect(remoteFailure(thrown).kind).toBe('broken');
    },
  );

  it('keeps the first line of the error message as a detail for developers', () => {
    expect(remoteFailure(new Error('first\nsecond')).detail).toBe('first');
    expect(remoteFailure('a thrown text').detail).toBe('a thrown text');
  });

  it('has a message that suggests a retry and says that the rest of the app works', () => {
    for (const text of Object.values(failureText)) {
      expect(text).toMatch(/try again/i);
      expect(text).toMatch(/everything else still works/);
    }
  });
});

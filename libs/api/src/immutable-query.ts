import { isRetryable } from './function-call.ts';

/** Query options for content that does not change during a visit. Cached for one hour after its last use. */
export const immutableQueryOptions = {
  staleTime: Infinity,
  gcTime: 60 * 60 * 1000,
  // Without a network, fail so that the screen can report it instead of pausing silently.
  networkMode: 'always',
  refetchOnReconnect: true,
  retry: (count: number, error: Error) => isRetryable(error) && count < 1,
  retryDelay: 400,
} as const;

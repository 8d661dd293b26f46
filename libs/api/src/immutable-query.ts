import { isRetryable } from './function-call.ts';

/** How what does not change while one reads is asked for and kept. */
export const immutableQueryOptions = {
  staleTime: Infinity,
  gcTime: 60 * 60 * 1000,
  // Without a network the call fails and the reader is told, instead of waiting in silence for the network.
  networkMode: 'always',
  refetchOnReconnect: true,
  retry: (count: number, error: Error) => isRetryable(error) && count < 1,
  retryDelay: 400,
} as const;

import { QueryClient } from '@tanstack/react-query';

/**
 * Whether a retry may help: no response, none in time, a rate limit or a server error. Other client errors are final. Recognises a
 * failed call by its HTTP status (0 without a response), because each remote has its own copy of the error class.
 */
export const isRetryable = (error: unknown): boolean => {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status !== 'number' || status === 0 || status === 408 || status === 429 || status >= 500;
};

/**
 * The query cache of a page, with the options that hold for every call. Without a network a call fails, so that the
 * screen can say so, instead of pausing silently; failed queries are sent again when the network is back. A query is
 * retried once, soon. A mutation is never retried: the user decides.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: (count, error) => isRetryable(error) && count < 1,
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  });

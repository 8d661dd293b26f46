/** Query options for content that does not change during a visit. Cached for one hour after its last use. */
export const immutableQueryOptions = {
  staleTime: Infinity,
  gcTime: 60 * 60 * 1000,
} as const;

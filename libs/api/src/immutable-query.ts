/** Query options for content that does not change during a visit. Cached for one hour after its last use. */
export const immutableQueryOptions = {
  staleTime: Infinity,
  gcTime: 60 * 60 * 1000,
} as const;

/**
 * Query options for such content that is also the same for everybody who opens its address. The server may put it into
 * the first HTML. Where a person may have typed the address, the host renders only the addresses of our own cards.
 */
export const publicQueryOptions = { ...immutableQueryOptions, meta: { public: true } } as const;

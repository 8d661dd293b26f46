/**
 * What remotes get of the query client: what one of them, or a library that they compile in, uses. All of it would weigh
 * 1.5 KB more on every first visit. The release tool refuses a remote that imports another name.
 */
export {
  keepPreviousData,
  onlineManager,
  queryOptions,
  skipToken,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

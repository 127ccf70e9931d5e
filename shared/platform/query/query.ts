/** Server state: the parts of TanStack Query that the portal uses. */
export {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

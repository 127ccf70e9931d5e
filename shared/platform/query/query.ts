/** Server state, as far as the portal uses TanStack Query. */
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

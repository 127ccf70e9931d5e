import { queryOptions } from '@tanstack/react-query';
import type { ReportSource } from '../source/report-source.ts';

/** Common prefix of the query keys for the names that filters offer; area and account follow. */
export const filterNames = ['filter-names'] as const;

/**
 * Query for the names that an area looks up for a filter of an account; cached for each choice of
 * `within`.
 */
export function filterNamesQuery(
  source: ReportSource,
  filter: string,
  account: string,
  within: readonly string[],
) {
  const sorted = within.toSorted();
  return queryOptions({
    queryKey: [...filterNames, source.name, account, filter, sorted],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await source.filters[filter]?.names?.(account, sorted, signal)) ?? [],
  });
}

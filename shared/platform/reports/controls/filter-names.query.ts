import { queryOptions } from '@tanstack/react-query';
import type { ReportSource } from '../source/report-source.ts';

/** What the keys of all names begin with that filters offer; the area and the account follow. */
export const filterNames = ['filter-names'] as const;

/** The names that an area looks up for a filter of an account, loaded once for each choice of `within`. */
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

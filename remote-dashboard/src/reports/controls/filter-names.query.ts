import type { ReportFilter } from '@portal/contract/fleet-dashboard';
import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

type Names = readonly string[];
type Ask = (account: string, brands: Names, signal: AbortSignal) => Promise<Names>;

/** Where the names come from that a filter without a fixed list offers. */
const asks = {
  tire_brands: async (account, _, signal) =>
    (await call('POST lookups/get_brands', { body: { account }, signal })).brands,
  tire_product_lines: async (account, brands, signal) => {
    const body = { account, brands: [...brands] };
    return (await call('POST lookups/get_product_lines', { body, signal })).product_lines;
  },
  tire_sizes: async (account, _, signal) =>
    (await call('POST lookups/get_tire_sizes', { body: { account }, signal })).tire_sizes,
} satisfies Partial<Record<ReportFilter, Ask>>;

/** What the keys of all these names begin with; the account follows. */
export const filterNames = ['filter-names'] as const;

export type LookedUpFilter = keyof typeof asks;

export const isLookedUp = (filter: ReportFilter): filter is LookedUpFilter => filter in asks;

/** The names in an account's purchases and casings, loaded once; lines are those of the chosen brands. */
export function filterNamesQuery(filter: LookedUpFilter, account: string, brands: Names) {
  const within = filter === 'tire_product_lines' ? brands.toSorted() : [];
  return queryOptions({
    queryKey: [...filterNames, account, filter, within],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => asks[filter](account, within, signal),
  });
}

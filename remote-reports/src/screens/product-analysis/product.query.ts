import type { ProductScope } from '@portal/contract/analysis-reports';
import { keepPreviousData, queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** Key prefix of all queries of the report. */
export const products = ['product analysis'] as const;

/** The figures for the tires of a selection. */
export const reportQuery = (body: ProductScope) =>
  queryOptions({
    queryKey: [...products, 'report', body],
    queryFn: ({ signal }) =>
      call('POST product_analysis_report/get_product_report', { body, signal }),
    placeholderData: keepPreviousData,
  });

/** A filter that offers only values found on tires of the selection. */
export type OfferedFilter = 'types' | 'brands' | 'lines' | 'sizes';

type ProductQueryOptions = { readonly body: ProductScope; readonly signal: AbortSignal };

const offers = {
  types: async (asked: ProductQueryOptions) =>
    (await call('POST product_analysis_report/get_tire_types', asked)).tire_types,
  brands: async (asked: ProductQueryOptions) =>
    (await call('POST product_analysis_report/get_brands', asked)).brands,
  lines: async (asked: ProductQueryOptions) =>
    (await call('POST product_analysis_report/get_product_lines', asked)).product_lines,
  sizes: async (asked: ProductQueryOptions) =>
    (await call('POST product_analysis_report/get_tire_sizes', asked)).tire_sizes,
} as const;

/** The values offered for a filter, given the other filters. */
export const offeredQuery = (filter: OfferedFilter, body: ProductScope) =>
  queryOptions({
    queryKey: [...products, 'offered', filter, body],
    queryFn: ({ signal }) => offers[filter]({ body, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });

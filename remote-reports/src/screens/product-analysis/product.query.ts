import type { ProductScope } from '@portal/contract/analysis-reports';
import { keepPreviousData, queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** Under this everything of the report is kept. */
export const products = ['product analysis'] as const;

/** What the tires of a selection come to. */
export const reportQuery = (body: ProductScope) =>
  queryOptions({
    queryKey: [...products, 'report', body],
    queryFn: ({ signal }) =>
      call('POST product_analysis_report/get_product_report', { body, signal }),
    placeholderData: keepPreviousData,
  });

/** A filter whose values are offered as far as tires of the selection have them. */
export type OfferedFilter = 'types' | 'brands' | 'lines' | 'sizes';

type Asked = { readonly body: ProductScope; readonly signal: AbortSignal };

const offers = {
  types: async (asked: Asked) =>
    (await call('POST product_analysis_report/get_tire_types', asked)).tire_types,
  brands: async (asked: Asked) =>
    (await call('POST product_analysis_report/get_brands', asked)).brands,
  lines: async (asked: Asked) =>
    (await call('POST product_analysis_report/get_product_lines', asked)).product_lines,
  sizes: async (asked: Asked) =>
    (await call('POST product_analysis_report/get_tire_sizes', asked)).tire_sizes,
} as const;

/** What a filter may be set to while the others stay. */
export const offeredQuery = (filter: OfferedFilter, body: ProductScope) =>
  queryOptions({
    queryKey: [...products, 'offered', filter, body],
    queryFn: ({ signal }) => offers[filter]({ body, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });

import type { ProductKind } from '@portal/contract/admin';
import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** Key prefix of all product queries. */
export const products = ['products'] as const;

/** Filter choices of the catalog. */
export const filtersQuery = queryOptions({
  queryKey: [...products, 'filters'],
  queryFn: ({ signal }) => call('GET products/init', { signal }),
});

/** Choices for the fields of a product. */
export const choicesQuery = queryOptions({
  queryKey: [...products, 'choices'],
  queryFn: ({ signal }) => call('GET products/init_update', { signal }),
});

/** Counts of all records that name a product. */
export const usesQuery = (id: number) =>
  queryOptions({
    queryKey: [...products, 'uses', id],
    queryFn: ({ signal }) => call('GET products/get_merge/{id}', { params: { id }, signal }),
  });

/** Products of a kind, by a part of their names. */
export const sameKindQuery = (kind: ProductKind, keyword: string) =>
  queryOptions({
    queryKey: [...products, 'kind', kind, keyword],
    queryFn: async ({ signal }) => {
      const body = { kind, keyword, page_number: 1, page_size: 50 };
      return (await call('POST products/get_products', { body, signal })).products;
    },
  });

/** All lines of a brand, for filters. */
export const allLinesQuery = (brand: number) =>
  queryOptions({
    queryKey: [...products, 'all lines', brand],
    queryFn: async ({ signal }) =>
      (
        await call('GET products/get_all_product_lines/{id}', {
          params: { id: brand },
          signal,
        })
      ).product_lines,
  });

/** The lines of a brand that are offered. */
export const linesQuery = (brand: number) =>
  queryOptions({
    queryKey: [...products, 'lines', brand],
    queryFn: async ({ signal }) =>
      (await call('GET products/get_product_lines/{id}', { params: { id: brand }, signal }))
        .product_lines,
  });

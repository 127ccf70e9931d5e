import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** Under this everything of products is kept. */
export const products = ['products'] as const;

/** What the catalog is filtered by. */
export const filtersQuery = queryOptions({
  queryKey: [...products, 'filters'],
  queryFn: ({ signal }) => call('GET products/init', { signal }),
});

/** What a product is made of. */
export const choicesQuery = queryOptions({
  queryKey: [...products, 'choices'],
  queryFn: ({ signal }) => call('GET products/init_update', { signal }),
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

/** Those that are offered. */
export const linesQuery = (brand: number) =>
  queryOptions({
    queryKey: [...products, 'lines', brand],
    queryFn: async ({ signal }) =>
      (await call('GET products/get_product_lines/{id}', { params: { id: brand }, signal }))
        .product_lines,
  });

import type { Product, productsList } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { ChoiceFilter, type List, named } from '@portal/platform/lists';
import { skipToken, useQuery } from '@portal/platform/query';
import { allLinesQuery, filtersQuery } from './products.query.ts';

interface ProductFiltersProps {
  readonly list: Pick<List<typeof productsList, Product>, 'view' | 'change'>;
}

/** Filters of the products by brand, line, size and load range. */
export function ProductFilters({ list: { view, change } }: ProductFiltersProps) {
  const { t } = useWords();
  const { brand, line, size, load_range } = view.filters;
  const { data } = useQuery(filtersQuery);
  const { brands = [], tire_sizes = [], load_ranges = [] } = data ?? {};
  const brandId = brands.find((each) => each.brand === brand)?.id;
  const { data: lines = [] } = useQuery({
    ...allLinesQuery(brandId ?? 0),
    ...(brandId === undefined && { queryFn: skipToken }),
  });
  return (
    <>
      <ChoiceFilter
        label={t('products.brand')}
        every={t('products.every_brand')}
        choices={named(brands.map((each) => each.brand))}
        value={brand}
        onChange={(next) => change({ filters: { brand: next, line: '' } })}
      />
      {brand !== '' && (
        <ChoiceFilter
          label={t('products.line')}
          every={t('products.every_line')}
          choices={named(lines)}
          value={line}
          onChange={(next) => change({ filters: { line: next } })}
        />
      )}
      <ChoiceFilter
        label={t('products.size')}
        every={t('products.every_size')}
        choices={named(tire_sizes)}
        value={size}
        onChange={(next) => change({ filters: { size: next } })}
      />
      <ChoiceFilter
        label={t('products.load_range')}
        every={t('products.every_load_range')}
        choices={named(load_ranges)}
        value={load_range}
        onChange={(next) => change({ filters: { load_range: next } })}
      />
    </>
  );
}

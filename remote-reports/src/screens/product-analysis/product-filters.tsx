import {
  type ProductScope,
  productPositions,
  productTiresList,
} from '@portal/contract/analysis-reports';
import { RangeFilter } from '@portal/platform/dates';
import { formatInteger } from '@portal/platform/format';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import { useState } from 'react';
import { AccountFilter } from '../../selection/account-filter.tsx';
import type { ChosenAccounts } from '../../selection/accounts.ts';
import { type OfferedFilter, offeredQuery } from './product.query.ts';
import { rangeIn, withValues } from './product-address.ts';
import { useProductTexts } from './use-product-texts.ts';
import { ValuesFilter } from './values-filter.tsx';

interface ProductFiltersProps {
  readonly accounts: ChosenAccounts;
  readonly scope: ProductScope;
}

const offered = ['types', 'brands', 'lines', 'sizes'] as const;

/** Filters by account, reading date and product. */
export function ProductFilters({ accounts, scope }: ProductFiltersProps) {
  const [params, setParams] = useSearchParams();
  const { valueName } = useProductTexts();
  return (
    <>
      <AccountFilter prefix="product_analysis_report" accounts={accounts} />
      <RangeFilter
        range={rangeIn(params)}
        filters={productTiresList.filters}
        onChange={(some) =>
          setParams((now) =>
            Object.entries(some).reduce((next, [name, day]) => withValues(next, name, [day]), now),
          )
        }
      />
      {offered.map((filter) => (
        <OfferedValues key={filter} filter={filter} scope={scope} />
      ))}
      <ValuesFilter
        filter="positions"
        choices={productPositions.map((value) => ({
          value,
          label: valueName('positions', value),
        }))}
        nameOf={(value) => valueName('positions', value)}
      />
    </>
  );
}

interface OfferedValuesProps {
  readonly filter: OfferedFilter;
  readonly scope: ProductScope;
}

/** Filter for values found on tires of the selection, loaded when the list is opened. */
function OfferedValues({ filter, scope }: OfferedValuesProps) {
  const { valueName } = useProductTexts();
  const [isOpened, setOpened] = useState(false);
  const { data = [] } = useQuery({ ...offeredQuery(filter, scope), enabled: isOpened });
  return (
    <ValuesFilter
      filter={filter}
      choices={data.map(({ value, tires }) => ({
        value,
        label: `${valueName(filter, value)} · ${formatInteger(tires)}`,
      }))}
      nameOf={(value) => valueName(filter, value)}
      onOpen={() => setOpened(true)}
    />
  );
}

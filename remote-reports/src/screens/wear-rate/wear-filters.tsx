import {
  type WearFilters as Offered,
  type WearScope,
  wearRatesList,
} from '@portal/contract/analysis-reports';
import { unknownName } from '@portal/contract/reports';
import { RangeFilter } from '@portal/platform/dates';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { ChoiceFilter } from '@portal/platform/lists';
import { useQuery } from '@portal/platform/query';
import { AccountFilter } from '../../selection/account-filter.tsx';
import type { ChosenAccounts } from '../../selection/accounts.ts';
import { filtersQuery } from './wear.query.ts';

type Name = 'brand' | 'line' | 'size' | 'load';
type Range = Readonly<Record<'from' | 'to', string>>;

interface ProductFiltersProps {
  readonly scope: WearScope;
  /** By their names in the address; empty for all. */
  readonly chosen: Readonly<Record<Name, string>>;
  readonly onChange: (some: Partial<Record<Name, string>>) => void;
}

interface WearFiltersProps extends Omit<ProductFiltersProps, 'onChange'> {
  readonly accounts: ChosenAccounts;
  readonly chosen: ProductFiltersProps['chosen'] & Range;
  readonly onChange: (some: Partial<WearFiltersProps['chosen']>) => void;
}

/** The product filters, with the field of their choices. */
const products: readonly (readonly [name: Name, offered: keyof Offered])[] = [
  ['brand', 'brands'],
  ['line', 'product_lines'],
  ['size', 'tire_sizes'],
  ['load', 'load_ranges'],
];

/** Filters by product; they offer only values found on tires of the selection. */
export function ProductFilters({ scope, chosen, onChange }: ProductFiltersProps) {
  const { t } = useWords();
  const { data } = useQuery(filtersQuery(scope));
  return products.map(([name, offered]) => (
    <ChoiceFilter
      key={name}
      label={t(wearRatesList.filters[name].label)}
      every={t(`wear_rate.every_${name}`)}
      choices={(data?.[offered] ?? []).map(({ value, tires }) => ({
        value,
        label: `${value === unknownName ? t('wear_rate.unknown') : value} · ${formatInteger(tires)}`,
      }))}
      value={chosen[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  ));
}

/** Filters by account, reading date and product. */
export function WearFilters({ accounts, scope, chosen, onChange }: WearFiltersProps) {
  return (
    <>
      <AccountFilter prefix="product_wear_rate_report" accounts={accounts} />
      <RangeFilter range={chosen} filters={wearRatesList.filters} onChange={onChange} />
      <ProductFilters scope={scope} chosen={chosen} onChange={onChange} />
    </>
  );
}

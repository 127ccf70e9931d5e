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
type Chosen = Readonly<Record<Name | 'from' | 'to', string>>;

interface WearFiltersProps {
  readonly accounts: ChosenAccounts;
  readonly scope: WearScope;
  /** By their names in the address; empty for all. */
  readonly chosen: Chosen;
  readonly onChange: (some: Partial<Chosen>) => void;
}

/** Each filter of a product, and what is offered for it. */
const products: readonly (readonly [name: Name, offered: keyof Offered])[] = [
  ['brand', 'brands'],
  ['line', 'product_lines'],
  ['size', 'tire_sizes'],
  ['load', 'load_ranges'],
];

/** Whose tires, read when, of which products. Products are offered as far as tires of the selection have them. */
export function WearFilters({ accounts, scope, chosen, onChange }: WearFiltersProps) {
  const { t } = useWords();
  const { data } = useQuery({ ...filtersQuery(scope), enabled: accounts.areUsable });
  const { filters } = wearRatesList;
  return (
    <>
      <AccountFilter prefix="product_wear_rate_report" accounts={accounts} />
      <RangeFilter range={chosen} filters={filters} onChange={onChange} />
      {products.map(([name, offered]) => (
        <ChoiceFilter
          key={name}
          label={t(filters[name].label)}
          every={t(`wear_rate.every_${name}`)}
          choices={(data?.[offered] ?? []).map(({ value, tires }) => ({
            value,
            label: `${value === unknownName ? t('wear_rate.unknown') : value} · ${formatInteger(tires)}`,
          }))}
          value={chosen[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </>
  );
}

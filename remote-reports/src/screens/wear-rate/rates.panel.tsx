import type { WearRate, WearRates, wearRatesList } from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/platform/exports';
import { formatFigure } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type List, ListPanel, listSelection, useTableRoom } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { fileOf } from '../../calls.ts';
import { LinkedCount } from '../../parts/linked-count.tsx';
import { LinkedFigure } from '../../parts/linked-figure.tsx';
import { SecondaryText } from '../../parts/secondary-text.tsx';
import type { ChosenAccounts } from '../../selection/accounts.ts';
import { AvailableTires } from './available-tires.tsx';
import { groupName, productName } from './group-name.ts';
import { scopeOf } from './use-wear-lists.ts';
import { tiresAt } from './wear-address.ts';
import { WearFilters } from './wear-filters.tsx';

interface RatesPanelProps {
  readonly list: List<typeof wearRatesList, WearRate, WearRates>;
  readonly accounts: ChosenAccounts;
}

const all = [
  'brand',
  'retread',
  'wheel_position',
  'tires',
  'rate',
  'projected_life',
  'distance',
  'worn',
];

/** The groups of tires with their rates; each links to its tires. */
export function RatesPanel({ list, accounts }: RatesPanelProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const room = useTableRoom();
  const { view, change, definition } = list;
  const scope = scopeOf(listSelection(definition, view), accounts.ids);
  const name = (text: string | null) => (text === null ? null : productName(text, t));
  const tires = (group: WearRate) => tiresAt(params, 'counted', group);
  return (
    <ListPanel
      list={list}
      rowKey={(group) => groupName(group, t)}
      fields={view.filters.by === 'product' ? [...all, 'product_line', 'tire_size'] : all}
      cells={{
        // On a phone, one column names the whole group, as the others do not fit.
        brand: (group) =>
          room === 'phone'
            ? groupName(group, t)
            : (name(group.brand) ?? t('wear_rate.every_brand')),
        product_line: ({ product_line }) => name(product_line),
        tire_size: ({ tire_size }) => name(tire_size),
        tires: (group) => (
          <>
            <LinkedCount count={group.tires} to={tires(group)} />
            <SecondaryText text={group.is_small ? t('wear_rate.small') : null} />
          </>
        ),
        rate: (group) => (
          <LinkedFigure text={formatFigure(group.rate, 'ratio')} to={tires(group)} />
        ),
        projected_life: ({ projected_life }) => formatFigure(projected_life, 'integer'),
      }}
      actions={<AvailableTires scope={scope} />}
      filters={
        <WearFilters
          accounts={accounts}
          scope={scope}
          chosen={view.filters}
          onChange={(filters) => change({ filters })}
        />
      }
      onFile={(selection, { format, signal }) => {
        const body = { ...selection, account_ids: [...accounts.ids] };
        return format === exportFormats.pdf
          ? fileOf('POST product_wear_rate_report/get_product_wear_rates_report_pdf', {
              body,
              signal,
            })
          : fileOf('POST product_wear_rate_report/get_product_wear_rates_report_xls', {
              body,
              signal,
            });
      }}
    />
  );
}

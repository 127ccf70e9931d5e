import type { Purchase, purchasePlanList, WearForecast } from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { type List, ListPanel, listSelection } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { fileOf } from '../../../calls.ts';
import { LinkedCount } from '../../../parts/linked-count.tsx';
import { LinkedFigure } from '../../../parts/linked-figure.tsx';
import { SecondaryText } from '../../../parts/secondary-text.tsx';
import { AccountFilter } from '../../../selection/account-filter.tsx';
import type { ChosenAccounts } from '../../../selection/accounts.ts';
import { productName } from '../group-name.ts';
import { scopeOf } from '../use-wear-lists.ts';
import { forecastTiresAt, periodFilters } from '../wear-address.ts';
import { ProductFilters } from '../wear-filters.tsx';
import { useForecastTexts } from './use-forecast-texts.ts';

interface PlanPanelProps {
  readonly list: List<typeof purchasePlanList, Purchase, WearForecast>;
  readonly accounts: ChosenAccounts;
}

/** The purchases by period; each links to its tires. */
export function PlanPanel({ list, accounts }: PlanPanelProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { money, period, unpriced } = useForecastTexts();
  const { view, change, definition } = list;
  const by = view.filters.by === 'quarter' ? 'quarter' : 'month';
  const at = (purchase: Purchase) =>
    forecastTiresAt(params, {
      ...periodFilters(purchase),
      size: purchase.tire_size,
      position: purchase.wheel_position,
      retread: purchase.retread,
    });
  return (
    <ListPanel
      list={list}
      rowKey={({ due_from, due_to, tire_size, wheel_position, retread }) =>
        [due_from, due_to, tire_size, wheel_position, retread].join(' ')
      }
      cells={{
        due: (purchase) => period(purchase, by),
        tire_size: ({ tire_size }) => productName(tire_size, t),
        tires: (purchase) => <LinkedCount count={purchase.tires} to={at(purchase)} />,
        cost: (purchase) => (
          <>
            <LinkedFigure text={money(purchase.cost)} to={at(purchase)} />
            <SecondaryText text={unpriced(purchase.unpriced)} />
          </>
        ),
      }}
      filters={
        <>
          <AccountFilter prefix="product_wear_rate_report" accounts={accounts} />
          <ProductFilters
            scope={scopeOf(listSelection(definition, view), accounts.ids)}
            chosen={view.filters}
            onChange={(filters) => change({ filters })}
          />
        </>
      }
      onFile={(selection, { format, signal }) => {
        const body = { ...selection, account_ids: [...accounts.ids] };
        return format === exportFormats.pdf
          ? fileOf('POST product_wear_rate_report/get_wear_forecast_pdf', { body, signal })
          : fileOf('POST product_wear_rate_report/get_wear_forecast_xls', { body, signal });
      }}
    />
  );
}

import { historyKinds, lineKinds, type UnitHistory } from '@portal/contract/analysis-reports';
import { formatCurrency } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Tiles } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { Count } from '../../parts/count.tsx';
import { Leading } from '../../parts/leading.tsx';
import { entriesAt } from './unit-address.ts';

/** How often each kind happened, and what the service calls cost, each figure leading to its entries. */
export function HistoryTiles({ summary }: { readonly summary: UnitHistory['summary'] }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const currencySymbol = useUser()?.CurrencySymbol ?? '$';
  const money = (amount: number) => formatCurrency(amount, currencySymbol);
  const { entries, counts, cost, costs } = summary;
  const charged = lineKinds.filter((kind) => costs[kind] !== 0);
  return (
    <Tiles
      tiles={[
        {
          name: t('unit_history.sum.entries'),
          value: <Count count={entries} to={entriesAt(params, {})} />,
        },
        ...historyKinds.map((kind) => ({
          name: t(`history_sheet.${kind}`),
          value: <Count count={counts[kind]} to={entriesAt(params, { kind })} />,
        })),
        {
          name: t('unit_history.sum.cost'),
          value: (
            <Leading
              text={money(cost)}
              to={charged.length === 0 ? null : entriesAt(params, { kind: 'call' })}
            />
          ),
        },
        ...charged.map((charge) => ({
          name: t('unit_history.sum.cost_of', { of: t(`history_line.${charge}`) }),
          value: <Leading text={money(costs[charge])} to={entriesAt(params, { charge })} />,
        })),
      ]}
    />
  );
}

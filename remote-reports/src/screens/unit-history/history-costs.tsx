import { lineKinds, type UnitHistory } from '@portal/contract/analysis-reports';
import { formatCurrency } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { LinkedFigure } from '../../parts/linked-figure.tsx';
import classes from './history-costs.module.css';
import { entriesAt } from './unit-address.ts';

type Summary = UnitHistory['summary'];

/** The cost of the service calls, in total and by kind of line; each figure links to its calls. */
export function HistoryCosts({ summary: { cost, costs } }: { readonly summary: Summary }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const currencySymbol = useUser()?.CurrencySymbol ?? '$';
  const money = (amount: number) => formatCurrency(amount, currencySymbol);
  const charged = lineKinds.filter((kind) => costs[kind] !== 0);
  if (charged.length === 0) return null;
  return (
    <dl className={classes.costs}>
      <div>
        <dt className={classes.name}>{t('unit_history.sum.cost')}</dt>
        <dd className={classes.value}>
          <LinkedFigure text={money(cost)} to={entriesAt(params, { kind: 'call' })} />
        </dd>
      </div>
      {charged.map((charge) => (
        <div key={charge}>
          <dt className={classes.name}>
            {t('unit_history.sum.cost_of', { of: t(`history_line.${charge}`) })}
          </dt>
          <dd className={classes.value}>
            <LinkedFigure text={money(costs[charge])} to={entriesAt(params, { charge })} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { LeaseFigures } from '@portal/contract/analysis-reports';
import { formatCurrency } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Panel, Text } from '@portal/platform/ui';
import { AdditionsTable } from './additions-table.tsx';
import classes from './lease.module.css';
import { rateText } from './rate-text.ts';

interface ResultProps {
  /** Null while a number is none. */
  readonly figures: LeaseFigures | null;
  /** The sign of the user's currency. */
  readonly symbol: string;
}

/** What the quote comes to, as it is entered. */
export function ResultPanel({ figures, symbol, size }: ResultProps & { readonly size: string }) {
  const { t } = useWords();
  return (
    <Panel title={t('lease.result')} description={t('lease.formula')}>
      <div role="status">
        {figures ? (
          <Result figures={figures} symbol={symbol} />
        ) : (
          <Text>{t('lease.no_result')}</Text>
        )}
      </div>
      {figures && <AdditionsTable size={size} figures={figures} symbol={symbol} />}
    </Panel>
  );
}

/** Both figures in short. */
export function Result({ figures, symbol }: ResultProps) {
  const { t } = useWords();
  if (!figures) return null;
  return (
    <dl className={classes.result}>
      <div>
        <dt>{t('lease.rate')}</dt>
        <dd>{rateText(figures.rate, symbol)}</dd>
      </div>
      <div>
        <dt>{t('lease.annual')}</dt>
        <dd>{formatCurrency(figures.annual, symbol)}</dd>
      </div>
    </dl>
  );
}

import type { LeaseFigures } from '@portal/contract/analysis-reports';
import { formatCurrency } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Panel, Text } from '@portal/platform/ui';
import { AdditionsTable } from './additions-table.tsx';
import classes from './lease.module.css';
import { rateText } from './rate-text.ts';

interface ResultProps {
  /** Null while a number is invalid. */
  readonly figures: LeaseFigures | null;
  /** The user's currency symbol. */
  readonly symbol: string;
}

/** The figures of the quote as entered. */
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

/** Short form with both figures. */
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

import type { LeaseQuote } from '@portal/contract/analysis-reports';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button } from '@portal/platform/ui';

interface NewerRatesProps {
  readonly quote: LeaseQuote;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

/** Notes that a saved quote has older rates, and offers to replace them with today's. */
export function NewerRates({ quote, isTaken, onTake }: NewerRatesProps) {
  const { t } = useWords();
  if (!quote.newer_rates) return null;
  if (isTaken) return <Alert color="blue">{t('lease.newer_rates_taken')}</Alert>;
  return (
    <Alert color="amber" title={t('lease.newer_rates', { date: formatDate(quote.rates_on) })}>
      <Button variant="default" onClick={onTake}>
        {t('lease.take_rates')}
      </Button>
    </Alert>
  );
}

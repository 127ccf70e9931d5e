import type { LeaseQuote } from '@portal/contract/analysis-reports';
import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Link, useNavigate } from '@portal/platform/routing';
import { Button, EmptyState, FailedState, PanelSkeleton } from '@portal/platform/ui';
import { quoteQuery, structureQuery } from './lease.query.ts';
import { newQuotePath, quotePath } from './lease-address.ts';
import { QuoteForm } from './quote.form.tsx';

interface ConfiguratorProps {
  /** The quote to open or copy; null for a new one. */
  readonly id: number | null;
  readonly isCopy: boolean;
}

/** Loads a quote and its rates, then shows the form. */
export function Configurator({ id, isCopy }: ConfiguratorProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const edited = isCopy ? null : id;
  const quote = useQuery(quoteQuery(id));
  const own = useQuery(structureQuery(edited));
  const today = useQuery(structureQuery(null));
  const parts = [quote, own, today];
  const failed = parts.find(({ error }) => error !== null);
  if (failed) {
    const isGone = isCallFailure(failed.error) && failed.error.code === 'unknown_value';
    if (isGone) return <Gone />;
    return (
      <FailedState
        title={t('lease.failed')}
        onRetry={() => {
          for (const part of parts) if (part.error) void part.refetch();
        }}
      />
    );
  }
  if (!quote.data || !own.data || !today.data) return <PanelSkeleton shape="lines" count={8} />;
  if (own.data.bases.length === 0) {
    return <EmptyState title={t('lease.no_rates')} text={t('lease.no_rates_text')} />;
  }
  const open = (kept: LeaseQuote) => {
    if (kept.id !== null && kept.id !== edited) {
      // Deferred until the form has released its draft.
      setTimeout(() => navigate(quotePath(kept.id ?? 0), { replace: true }));
    }
  };
  return (
    <QuoteForm
      key={`${id} ${isCopy}`}
      quote={quote.data}
      id={edited}
      copyName={isCopy ? t('lease.copy_of', { name: quote.data.quote_name }) : null}
      own={own.data}
      today={today.data}
      onKept={open}
    />
  );
}

function Gone() {
  const { t } = useWords();
  return (
    <EmptyState
      title={t('lease.gone')}
      action={
        <Button component={Link} to={newQuotePath}>
          {t('lease.new')}
        </Button>
      }
    />
  );
}

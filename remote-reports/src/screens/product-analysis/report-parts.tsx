import { failureWord, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import { Button, EmptyState, FailedState, Group, Panel, PanelSkeleton } from '@portal/platform/ui';
import type { ChosenAccounts } from '../../selection/accounts.ts';
import { reportQuery } from './product.query.ts';
import { scopeIn, tiresAt, withValues } from './product-address.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductResult } from './product-result.tsx';
import { ReportFiles } from './report-files.tsx';

/** The report selected by the address, in any state. */
export function ReportParts({ accounts }: { readonly accounts: ChosenAccounts }) {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const scope = scopeIn(params, accounts.ids);
  const { data, error, isFetching, isPending, refetch } = useQuery({
    ...reportQuery(scope),
    enabled: accounts.areUsable,
  });
  const filters = (
    <Group gap="sm" align="flex-end">
      <ProductFilters accounts={accounts} scope={scope} />
    </Group>
  );
  if (data && !error)
    return (
      <ProductResult
        report={data}
        tiresAt={(tires) => tiresAt(params, tires)}
        filters={filters}
        actions={<ReportFiles report={data} scope={scope} />}
        refreshing={isFetching}
      />
    );
  const isReversed = isCallFailure(error) && error.code === 'range_reversed';
  return (
    <>
      {filters}
      <Panel title={t('product_analysis.title')}>
        {isPending && <PanelSkeleton shape="chart" count={8} />}
        {isReversed && (
          <EmptyState
            title={t('shell:list.range_reversed')}
            text={t('shell:list.range_reversed_text')}
            action={
              <Button
                variant="default"
                onClick={() =>
                  setParams((now) => withValues(withValues(now, 'from', []), 'to', []))
                }
              >
                {t('shell:list.clear_dates')}
              </Button>
            }
          />
        )}
        {error && !isReversed && (
          <FailedState
            title={t('product_analysis.failed')}
            text={t(failureWord(error))}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
      </Panel>
    </>
  );
}

import { type ScrapReport, scrapGroupings } from '@portal/contract/analysis-reports';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import type { UseQueryResult } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import { EmptyState, FailedState, Panel, PanelSkeleton, Select } from '@portal/platform/ui';
import { GroupsChart } from './groups-chart.tsx';
import { GroupsTable } from './groups-table.tsx';
import { groupingIn, withGrouping } from './scrap-address.ts';

/** The lost money by reason, brand and so on, as a chart and as a table. */
export function GroupsPanel({ report }: { readonly report: UseQueryResult<ScrapReport> }) {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const grouping = groupingIn(params);
  const { data, error, isPending, isFetching, refetch } = report;
  const hasGroups = data !== undefined && data.groups[grouping].length > 0;
  return (
    <Panel
      title={t(`scrap.by.${grouping}`)}
      description={t('scrap.formula')}
      refreshing={isFetching && data !== undefined}
      actions={
        <Select
          aria-label={t('scrap.grouping')}
          allowDeselect={false}
          data={scrapGroupings.map((each) => ({ value: each, label: t(`scrap.by.${each}`) }))}
          value={grouping}
          onChange={(next) => {
            const chosen = scrapGroupings.find((each) => each === next);
            if (chosen) setParams((now) => withGrouping(now, chosen));
          }}
        />
      }
      footer={grouping === 'condition' && hasGroups ? t('scrap.several_conditions') : undefined}
    >
      {error && (
        <FailedState
          title={t('scrap.failed')}
          text={t(failureWord(error))}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {isPending && <PanelSkeleton shape="chart" count={8} />}
      {!error && hasGroups && (
        <>
          <GroupsChart report={data} grouping={grouping} />
          <GroupsTable report={data} grouping={grouping} />
        </>
      )}
      {!error && data && !hasGroups && (
        <EmptyState title={t('scrap.empty.none')} text={t('scrap.empty.none_text')} />
      )}
    </Panel>
  );
}

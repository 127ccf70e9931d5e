import { type ScrapReportRequest, scrapRemovalsList } from '@portal/contract/analysis-reports';
import { preloadCharts } from '@portal/platform/charts';
import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { type ListView, SearchField, useList } from '@portal/platform/lists';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import { Group } from '@portal/platform/ui';
import { useCallback, useEffect } from 'react';
import { call } from '../../calls.ts';
import type { ChosenAccounts } from '../../selection/accounts.ts';
import type { ChosenRecords } from '../../selection/chosen-records.ts';
import { GroupsPanel } from './groups.panel.tsx';
import { RemovalsPanel } from './removals.panel.tsx';
import { ScopeFilters } from './scope-filters.tsx';
import { reportQuery, scrap } from './scrap.query.ts';
import { showsCosts } from './scrap-address.ts';
import { ScrapTiles } from './scrap-tiles.tsx';
import { TreadCostsPanel } from './tread-costs.panel.tsx';

interface ReportPartsProps {
  readonly accounts: ChosenAccounts;
  readonly surveys: ChosenRecords<number>;
}

/** The figures of the removals, in total and by group, and the removals themselves. */
export function ReportParts({ accounts, surveys }: ReportPartsProps) {
  useEffect(preloadCharts, []);
  const { t } = useWords();
  const [params] = useSearchParams();
  const hasCosts = showsCosts(params);
  const areUsable = accounts.areUsable && surveys.areUsable;
  const enabled = areUsable && !hasCosts;
  const whose = { account_ids: [...accounts.ids], survey_ids: [...surveys.ids] };
  const list = useList(scrapRemovalsList, {
    key: [...scrap, 'removals', whose],
    ask: (body, signal) =>
      call('POST scrap_analysis_report/get_removals', { body: { ...body, ...whose }, signal }),
    enabled,
  });
  const { change } = list;
  const look = useCallback((search: string) => change({ search }, { replace: true }), [change]);
  const scope = { ...whose, ...scopeOf(list.view) };
  const report = useQuery({ ...reportQuery(scope), enabled });
  // For this error, the list explains how to fix the range.
  const isReversed = isCallFailure(report.error) && report.error.code === 'range_reversed';
  if (hasCosts)
    return (
      <>
        <ScopeFilters list={list} accounts={accounts} surveys={surveys.ids} />
        <Group>
          <SearchField label={t('scrap.list.search')} value={list.view.search} onSearch={look} />
        </Group>
        {areUsable && <TreadCostsPanel scope={scope} />}
      </>
    );
  return (
    <>
      {report.data && !report.error && <ScrapTiles report={report.data} />}
      <ScopeFilters list={list} accounts={accounts} surveys={surveys.ids} />
      {!isReversed && <GroupsPanel report={report} />}
      <RemovalsPanel list={list} whose={whose} />
    </>
  );
}

/** Filters of all figures, independent of the removals shown in the list. */
function scopeOf({
  search,
  filters: { from, to, nonsig, country, state },
}: ListView<typeof scrapRemovalsList>): Omit<ScrapReportRequest, 'account_ids' | 'survey_ids'> {
  return {
    ...(from && { date_from: from }),
    ...(to && { date_to: to }),
    ...(nonsig && { nonsig }),
    ...(country && { country }),
    ...(state && { state }),
    ...(search && { keyword: search }),
  };
}

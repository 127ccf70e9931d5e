import {
  mostSurveys,
  type PullPointsRequest,
  type ScrapReportRequest,
} from '@portal/contract/analysis-reports';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { type ChosenRecords, useChosenRecords } from '../../selection/chosen-records.ts';

/** Key prefix of all queries of the report. */
export const scrap = ['scrap analysis'] as const;

const fresh = 5 * 60_000;

/** The figures for the removals of a selection. */
export const reportQuery = (body: ScrapReportRequest) =>
  queryOptions({
    queryKey: [...scrap, 'report', body],
    queryFn: ({ signal }) => call('POST scrap_analysis_report/get_scrap_report', { body, signal }),
    placeholderData: keepPreviousData,
  });

/** The cost of tread by depth and by distance. */
export const treadCostsQuery = (body: ScrapReportRequest) =>
  queryOptions({
    queryKey: [...scrap, 'tread costs', body],
    queryFn: ({ signal }) => call('POST scrap_analysis_report/get_tread_costs', { body, signal }),
    placeholderData: keepPreviousData,
  });

/** The cost of worn tires by the depth at which they are pulled. */
export const pullPointsQuery = (body: PullPointsRequest) =>
  queryOptions({
    queryKey: [...scrap, 'pull points', body],
    queryFn: ({ signal }) => call('POST scrap_analysis_report/get_pull_points', { body, signal }),
    placeholderData: keepPreviousData,
  });

const surveysQuery = (survey_ids: readonly number[]) =>
  queryOptions({
    queryKey: [...scrap, 'chosen surveys', survey_ids],
    queryFn: async ({ signal }): Promise<readonly number[]> => {
      const body = {
        account_ids: [],
        survey_ids: [...survey_ids],
        page_number: 1,
        page_size: 1,
      };
      return (await call('POST scrap_analysis_report/get_surveys', { body, signal })).survey_ids;
    },
    staleTime: fresh,
  });

/**
 * Returns the surveys named by the address under `surveys`, as far as the user may see them and
 * they recorded removals.
 */
export function useChosenSurveys(): ChosenRecords<number> {
  const client = useQueryClient();
  return useChosenRecords<number>({
    key: 'surveys',
    most: mostSurveys,
    idOf: (id) => id,
    useNamed: (ids) => useQuery({ ...surveysQuery(ids), enabled: ids.length > 0 }).data,
    know: (ids) => client.setQueryData(surveysQuery(ids).queryKey, ids),
  });
}

/** Choices for the filters of the report. */
export const offersQuery = queryOptions({
  queryKey: [...scrap, 'offers'],
  queryFn: ({ signal }) => call('POST scrap_analysis_report/get_selects', { body: {}, signal }),
  staleTime: fresh,
});

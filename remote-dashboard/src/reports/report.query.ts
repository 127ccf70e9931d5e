import type {
  BaseParameters,
  ReportAnswer,
  ReportDefinition,
  ReportParameters,
} from '@portal/contract/fleet-dashboard';
import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';
import type { WholeSelection } from '../selection/selection.ts';
import { tabId } from './tab-id.ts';
import type { ReportView } from './view/report-view.ts';

const copyOf = (ids: readonly number[] | null) => ids && [...ids];

const baseOf = ({ fleet, dates, filters }: WholeSelection): BaseParameters => ({
  ...fleet,
  ...dates,
  locations: copyOf(filters.locations),
  nonsigs: copyOf(filters.nonsigs),
  location_groups: [...filters.location_groups],
  location_regions: [...filters.location_regions],
});

/** The figures of one card. A selection or a view that is superseded cancels the call. */
export function reportQuery(
  definition: ReportDefinition,
  selection: WholeSelection,
  view: Pick<ReportView, 'period' | 'filters' | 'compared'>,
) {
  const base = baseOf(selection);
  const report: ReportParameters = {
    report_type: definition.type,
    ...(definition.shape === 'periods' && { period: view.period }),
    ...view.filters,
    ...(view.compared.includes('previous') && { graph_compare_by_previous: true }),
    ...(view.compared.includes('national') && { graph_compare_by_NA: true }),
  };
  return queryOptions({
    queryKey: ['reports', base.account, base, report],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<ReportAnswer> => {
      const { reports } = await call('POST fleet_dashboard/get_reports', {
        signal,
        body: {
          tab_id: tabId(),
          base_parameters: base,
          tab_parameters: { tab_type: definition.tab },
          reports_parameters: [report],
        },
      });
      const answer = reports.find(({ report_type }) => report_type === definition.type);
      if (!answer) throw new Error(`The answer lacks ${definition.type}`);
      return answer;
    },
  });
}

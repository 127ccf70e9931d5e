import type {
  BaseParameters,
  DashboardReport,
  ReportParameters,
} from '@portal/contract/fleet-dashboard';
import type { ReportAnswer } from '@portal/contract/reports';
import { queryOptions } from '@portal/platform/query';
import { call } from '../calls.ts';
import type { WholeSelection } from '../selection/selection.ts';
import { tabId } from './tab-id.ts';
import type { ReportView } from './view/report-view.ts';

const copyOf = (ids: readonly number[] | null) => ids && [...ids];

/** The selection as the calls want it. */
export const baseOf = ({ fleet, dates, filters }: WholeSelection): BaseParameters => ({
  ...fleet,
  ...dates,
  locations: copyOf(filters.locations),
  nonsigs: copyOf(filters.nonsigs),
  location_groups: [...filters.location_groups],
  location_regions: [...filters.location_regions],
});

type AskedView = Pick<ReportView, 'period' | 'filters' | 'compared' | 'rowsBy'>;

/** What a card asks for. */
export const parametersOf = (
  definition: DashboardReport,
  { period, filters, compared, rowsBy }: AskedView,
): ReportParameters => ({
  report_type: definition.type,
  ...(rowsBy ? { rows_by: rowsBy } : definition.shape === 'periods' && { period }),
  ...filters,
  ...(compared.includes('previous') && { graph_compare_by_previous: true }),
  ...(compared.includes('national') && { graph_compare_by_NA: true }),
});

/** The figures of one card. A selection or a view that is superseded cancels the call. */
export function reportQuery(
  definition: DashboardReport,
  selection: WholeSelection,
  view: AskedView,
) {
  const base = baseOf(selection);
  const report = parametersOf(definition, view);
  return queryOptions({
    queryKey: ['reports', base.account, view.rowsBy ?? 'rows', base, report],
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

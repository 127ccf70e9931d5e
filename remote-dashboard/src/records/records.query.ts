import {
  type RecordKind,
  type ReportParameters,
  recordColumns,
} from '@portal/contract/fleet-dashboard';
import { type RecordsAnswer, reportLimits } from '@portal/contract/reports';
import { queryOptions } from '@portal/platform/query';
import type { Sort } from '@portal/platform/ui';
import { call } from '../calls.ts';
import { baseOf } from '../figures/report.query.ts';
import { tabId } from '../figures/tab-id.ts';
import type { Taken } from './measures-of.ts';
import type { FigureReport } from './open-figure.ts';

/** Which page of the records is in view. */
export interface Sheet {
  readonly page: number;
  readonly sort: Sort;
}

/** The first page: what adds most first, else the newest. */
export function firstSheet({ definition }: FigureReport, { measure }: Taken): Sheet {
  const newest = recordColumns[definition.records].find(({ format }) => format === 'date');
  return { page: 1, sort: { field: measure.adds ?? newest?.field ?? '', direction: 'desc' } };
}

/** A page of the records that a measure adds up, and their sum. */
export function recordsQuery(
  { definition, selection, view }: FigureReport,
  { name, place }: Taken,
  side: 'current' | 'previous',
  { page, sort }: Sheet,
) {
  const base = baseOf(selection);
  const report: ReportParameters = {
    report_type: definition.type,
    ...(view.rowsBy && { rows_by: view.rowsBy }),
    ...view.filters,
  };
  const behind = { row: { ...place.row }, side, measure: name };
  return queryOptions({
    queryKey: ['records', JSON.stringify([base, report, behind]), page, sort],
    staleTime: 60_000,
    queryFn: ({ signal }): Promise<RecordsAnswer<RecordKind>> =>
      call('POST fleet_dashboard/get_records', {
        signal,
        body: {
          tab_id: tabId(),
          base_parameters: base,
          tab_parameters: { tab_type: definition.tab },
          report,
          place: behind,
          page_number: page,
          page_size: reportLimits.recordsPage,
          order_by: sort.field,
          is_sort_desc: sort.direction === 'desc',
        },
      }),
  });
}

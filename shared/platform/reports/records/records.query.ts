import { reportLimits } from '@portal/contract/reports';
import { queryOptions } from '@tanstack/react-query';
import type { Sort } from '../../ui/ui.ts';
import type { Taken } from './measures-of.ts';
import type { FigureReport } from './open-figure.ts';
import { columnsOf } from './record.columns.ts';

/** Which page of the records is in view. */
export interface Sheet {
  readonly page: number;
  readonly sort: Sort;
}

/** The first page: what adds most first, else the newest. */
export function firstSheet(report: FigureReport, { measure }: Taken): Sheet {
  const newest = columnsOf(report).find(({ format }) => format === 'date');
  return { page: 1, sort: { field: measure.adds ?? newest?.field ?? '', direction: 'desc' } };
}

/** A page of the records that a measure adds up, and their sum. */
export function recordsQuery(
  { source, definition, scope, view }: FigureReport,
  { name, place }: Taken,
  side: 'current' | 'previous',
  { page, sort }: Sheet,
) {
  const { base } = scope;
  const report = {
    report_type: definition.type,
    ...(view.rowsBy && { rows_by: view.rowsBy }),
    ...view.filters,
  };
  const behind = { row: { ...place.row }, side, measure: name };
  const request = {
    report,
    place: behind,
    page_number: page,
    page_size: reportLimits.recordsPage,
    order_by: sort.field,
    is_sort_desc: sort.direction === 'desc',
  };
  return queryOptions({
    queryKey: ['records', source.name, JSON.stringify([base, report, behind]), page, sort],
    staleTime: 60_000,
    queryFn: ({ signal }) => source.getRecords({ definition, base, request }, signal),
  });
}

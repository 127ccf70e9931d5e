import { reportLimits } from '@portal/contract/reports';
import { queryOptions } from '@tanstack/react-query';
import type { Sort } from '../../ui/ui.ts';
import type { RowMeasure } from './measures-of.ts';
import type { FigureReport } from './open-figure.ts';
import { columnsOf } from './record.columns.ts';
import type { RecordsInView } from './records-in-view.ts';

/** Page and sort of the records in view. */
export interface RecordsPage {
  readonly page: number;
  readonly sort: Sort;
}

/** Returns the first page: sorted by the largest amount added, or by the newest date for counts. */
export function firstRecordsPage(report: FigureReport, { measure }: RowMeasure): RecordsPage {
  const newest = columnsOf(report).find(
    ({ format, onlyLeftOut }) => format === 'date' && !onlyLeftOut,
  );
  return { page: 1, sort: { field: measure.adds ?? newest?.field ?? '', direction: 'desc' } };
}

/** Returns the request to an area for records in an order. */
export function recordsRequestOf(
  { definition, view }: FigureReport,
  { taken, side, leftOut }: RecordsInView,
  sort: Sort,
) {
  return {
    report: {
      report_type: definition.type,
      ...(view.rowsBy && { rows_by: view.rowsBy }),
      ...view.filters,
    },
    place: {
      row: { ...taken.place.row },
      side,
      measure: taken.name,
      ...(leftOut !== null && { left_out: leftOut }),
    },
    order_by: sort.field,
    is_sort_desc: sort.direction === 'desc',
  };
}

/**
 * Query for a page of records, with the sum of all of them and the number excluded for each reason.
 */
export function recordsQuery(
  shown: FigureReport,
  looked: RecordsInView,
  { page, sort }: RecordsPage,
) {
  const { source, definition, scope } = shown;
  const { base } = scope;
  const asked = recordsRequestOf(shown, looked, sort);
  const { report, place } = asked;
  const request = { ...asked, page_number: page, page_size: reportLimits.recordsPage };
  return queryOptions({
    queryKey: ['records', source.name, JSON.stringify([base, report, place]), page, sort],
    staleTime: 60_000,
    queryFn: ({ signal }) => source.getRecords({ definition, base, request }, signal),
  });
}

import { reportLimits } from '@portal/contract/reports';
import { queryOptions } from '@tanstack/react-query';
import type { Sort } from '../../ui/ui.ts';
import type { LookedAt } from './looked-at.ts';
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
  const newest = columnsOf(report).find(
    ({ format, onlyLeftOut }) => format === 'date' && !onlyLeftOut,
  );
  return { page: 1, sort: { field: measure.adds ?? newest?.field ?? '', direction: 'desc' } };
}

/** What is asked of an area for such records, in an order. */
export function askedRecords(
  { definition, view }: FigureReport,
  { taken, side, leftOut }: LookedAt,
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

/** A page of such records, what all of them come to, and how many are left out why. */
export function recordsQuery(shown: FigureReport, looked: LookedAt, { page, sort }: Sheet) {
  const { source, definition, scope } = shown;
  const { base } = scope;
  const asked = askedRecords(shown, looked, sort);
  const { report, place } = asked;
  const request = { ...asked, page_number: page, page_size: reportLimits.recordsPage };
  return queryOptions({
    queryKey: ['records', source.name, JSON.stringify([base, report, place]), page, sort],
    staleTime: 60_000,
    queryFn: ({ signal }) => source.getRecords({ definition, base, request }, signal),
  });
}

import {
  comparedFields,
  comparedIn,
  numberOf,
  type ReportAnswer,
  type ReportRow,
  type ShownRow,
  shownRows,
  withRowsBy,
} from '@portal/contract/reports';
import type { OpenedFigure } from '../view/opened-figure.ts';
import type { FigureReport, OpenFigure } from './open-figure.ts';
import { rowPlaceOf } from './row-place.ts';

interface FindFigureOptions {
  readonly leadOf: (row: ReportRow, of: FigureReport['definition']) => string;
  /** Name of the report's total. */
  readonly total: string;
}

/**
 * Returns the figure of an answer that an address names, or null if the report has no such figure.
 */
export function findFigure(
  { definition: report, view }: Pick<FigureReport, 'definition' | 'view'>,
  answer: ReportAnswer,
  opened: OpenedFigure,
  { leadOf, total }: FindFigureOptions,
): OpenFigure | null {
  const { field, comparison } = opened;
  const definition = withRowsBy(report, view.rowsBy);
  const column = definition.columns.find((each) => each.field === field);
  if (!column || !answer.total) return null;
  const isCompared =
    comparison === null || comparedIn(definition, answer, [comparison]).includes(comparison);
  const compared = comparedFields(column, comparison ? [comparison] : []).find(
    (each) => each.comparison === comparison,
  );
  if (!isCompared || !compared) return null;
  const rows = shownRows(definition, answer.rows, (row, of) =>
    leadOf(row, { ...definition, ...of }),
  );
  const whole: ShownRow = { key: 'total', lead: total, values: answer.total, inner: [] };
  const found = [whole, ...rows.flatMap((row) => [row, ...row.inner])]
    .map((row) => ({ row, place: rowPlaceOf(definition, rows, row, row === whole) }))
    .find(({ place }) => isSame(Object.values(place.row), opened.row));
  const value = found && numberOf(found.row.values, compared.field);
  if (!found || value === undefined || value === null) return null;
  return { column, comparison, value, format: compared.format, place: found.place };
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each, index) => each === other[index]);

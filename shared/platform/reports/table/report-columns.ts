import {
  type Comparison,
  cellOf,
  comparedFields,
  isWeek,
  periodLead,
  type ReportColumn,
  type ReportDefinition,
  type ShownRow,
} from '@portal/contract/reports';
import type { Column } from '../../ui/ui.ts';
import type { useFigure } from '../figures/use-figure.ts';
import type { FigureCell } from '../records/use-figure-cell.tsx';

interface TextContext {
  readonly t: (key: string) => string;
  readonly figure: ReturnType<typeof useFigure>;
}

/**
 * Maximum number of figure columns beside which text columns need no fixed width; with more, names
 * would wrap at every word.
 */
const mostBesideNames = 4;

/** Returns the text columns: the names of the rows, and the facts about them. */
export function textColumns(
  { lead, facts = [], columns, shape }: ReportDefinition,
  rows: readonly ShownRow[],
  { t, figure }: TextContext,
): Column<ShownRow>[] {
  const isByWeeks = rows.some(isWeek);
  return [
    {
      field: lead.field,
      header: t(isByWeeks ? 'shell:column.week' : lead.label),
      sortable: true,
      ...(shape === 'periods' && !isByWeeks && { width: '15rem' }),
      render: (row) => periodLead(row, t),
    },
    ...facts.map(({ field, label }) => ({
      field,
      header: t(label),
      sortable: true,
      ...(columns.length > mostBesideNames && { width: '11rem' }),
      // The total has no such text.
      render: ({ values }: ShownRow) =>
        field in values ? figure(cellOf(values, field), 'text') : null,
    })),
  ];
}

/**
 * Returns the table columns for one column of a report: its own figures alone or, if compared, a
 * group under its heading with the comparisons.
 */
export function columnsFor(
  column: ReportColumn,
  compared: readonly Comparison[],
  { t, cell }: Pick<TextContext, 't'> & { readonly cell: FigureCell },
): Column<ShownRow>[] {
  const { label, format } = column;
  const fields = comparedFields(column, compared);
  const group = { key: column.field, header: t(label) };
  return fields.map((each) => ({
    field: each.field,
    header: t(fields.length === 1 ? label : `shell:compare.${each.comparison ?? 'current'}`),
    ...(fields.length > 1 && { group }),
    align: format === 'text' ? 'start' : 'end',
    quiet: each.comparison !== null,
    sortable: true,
    render: (row) => cell(row, column, each),
  }));
}

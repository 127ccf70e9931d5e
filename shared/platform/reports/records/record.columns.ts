import { type RecordColumn, type RecordsAnswer, rowWord } from '@portal/contract/reports';
import { formatDate, noValue } from '../../format/format.ts';
import type { Column } from '../../ui/ui.ts';
import type { useFigure } from '../figures/use-figure.ts';
import type { Taken } from './measures-of.ts';
import type { FigureReport } from './open-figure.ts';

/** A record of a page, under the number of its line there. */
export interface ShownRecord {
  readonly key: string;
  readonly values: RecordsAnswer['records'][number];
}

interface Wording {
  readonly t: (key: string) => string;
  readonly figure: ReturnType<typeof useFigure>;
}

const isText = ({ format }: RecordColumn) => format === 'text' || format === 'date';

/** The columns that the records of a report have. */
export const columnsOf = ({
  source,
  definition,
}: Pick<FigureReport, 'source' | 'definition'>): readonly RecordColumn[] =>
  source.records[definition.records] ?? [];

/** The columns of the records that a measure adds up: those of their kind, and what it adds. */
export const columnsOfRecords = (
  report: FigureReport,
  { measure }: Taken,
  wording: Wording,
): Column<ShownRecord>[] =>
  columnsOf(report)
    .filter(({ onlyAdded, field }) => !onlyAdded || field === measure.adds)
    .map((column) => ({
      field: column.field,
      header: wording.t(column.label),
      align: isText(column) ? 'start' : 'end',
      sortable: true,
      render: ({ values }) => written(values[column.field] ?? null, column, wording),
    }));

function written(
  value: string | number | null,
  column: RecordColumn,
  { t, figure }: Wording,
): string {
  if (value === null) return noValue;
  if (column.format === 'date') return formatDate(String(value));
  if (typeof value === 'string') return rowWord(value, column, t);
  return figure(value, column.format);
}

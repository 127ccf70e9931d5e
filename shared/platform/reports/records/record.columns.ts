import { type RecordColumn, type RecordsAnswer, rowWord } from '@portal/contract/reports';
import { formatDate, noValue } from '../../format/format.ts';
import type { Column } from '../../ui/ui.ts';
import type { useFigure } from '../figures/use-figure.ts';
import type { FigureReport } from './open-figure.ts';
import type { RecordsInView } from './records-in-view.ts';

/** A record on a page, keyed by its line number there. */
export interface ShownRecord {
  readonly key: string;
  readonly values: RecordsAnswer['records'][number];
}

interface TextContext {
  readonly t: (key: string) => string;
  readonly figure: ReturnType<typeof useFigure>;
}

const isText = ({ format }: RecordColumn) => format === 'text' || format === 'date';

/** Returns the columns that a report's records can have. */
export const columnsOf = ({
  source,
  definition,
}: Pick<FigureReport, 'source' | 'definition'>): readonly RecordColumn[] =>
  source.records[definition.records] ?? [];

/**
 * Returns the columns for the records of a measure, or for those that it excludes: the columns of
 * their kind, and what the measure adds.
 */
export function columnsOfRecords(
  report: FigureReport,
  { taken: { measure }, leftOut }: Pick<RecordsInView, 'taken' | 'leftOut'>,
  wording: TextContext,
): Column<ShownRecord>[] {
  const columns = columnsOf(report);
  return columns
    .filter(({ onlyAdded, field }) => !onlyAdded || field === measure.adds)
    .filter(({ onlyLeftOut }) => !onlyLeftOut || leftOut !== null)
    .filter(({ beside }) => !beside)
    .map((column) => ({
      field: column.field,
      header: wording.t(column.label),
      align: isText(column) ? 'start' : 'end',
      sortable: true,
      render: ({ values }) =>
        [column, ...columns.filter(({ beside }) => beside === column.field)]
          .flatMap((each, place) => {
            const value = values[each.field] ?? null;
            return place > 0 && value === null ? [] : [written(value, each, wording)];
          })
          .join(' · '),
    }));
}

function written(
  value: string | number | null,
  column: RecordColumn,
  { t, figure }: TextContext,
): string {
  if (value === null) return noValue;
  if (column.format === 'date') return formatDate(String(value));
  if (typeof value === 'string') return rowWord(value, column, t);
  return figure(value, column.format);
}

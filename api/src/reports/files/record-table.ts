import { type RecordColumn, rowWord } from '@portal/contract/reports';
import type { Cell, TableColumn } from '../../exports/document.ts';
import type { LocalizedTexts } from '../../words/localized-texts.ts';

type Records = Readonly<Record<string, string | number | null>>;

interface RecordTableOptions {
  /** All columns of the kind. */
  readonly columns: readonly RecordColumn[];
  /** The column that the measure sums. */
  readonly adds: string | null;
  /** Whether the records are omitted ones. */
  readonly isLeftOut: boolean;
}

/**
 * Returns the columns of records in a file, as on screen, and a function that converts a record to
 * cells.
 */
export function recordTable(
  { columns, adds, isLeftOut }: RecordTableOptions,
  { t }: Pick<LocalizedTexts, 't'>,
): { readonly columns: TableColumn[]; readonly cells: (record: Records) => Cell[] } {
  const shown = columns
    .filter(({ onlyAdded, field }) => !onlyAdded || field === adds)
    .filter(({ onlyLeftOut }) => !onlyLeftOut || isLeftOut);
  return {
    columns: shown.map(({ label, format }) => ({ heading: t(label), format })),
    cells: (record) =>
      shown.map((column) => {
        const value = record[column.field] ?? null;
        return typeof value === 'string' && column.format === 'text'
          ? rowWord(value, column, t)
          : value;
      }),
  };
}

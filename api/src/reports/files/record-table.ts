import { type RecordColumn, rowWord } from '@portal/contract/reports';
import type { Cell, TableColumn } from '../../exports/document.ts';
import type { SpokenWords } from '../../words/spoken-words.ts';

type Records = Readonly<Record<string, string | number | null>>;

interface Shown {
  /** All columns of the kind. */
  readonly columns: readonly RecordColumn[];
  /** The column that the measure adds up. */
  readonly adds: string | null;
  /** They are records that are left out. */
  readonly isLeftOut: boolean;
}

/** The columns of records in a file, as on screen, and how a record becomes a cell for each. */
export function recordTable(
  { columns, adds, isLeftOut }: Shown,
  { t }: Pick<SpokenWords, 't'>,
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

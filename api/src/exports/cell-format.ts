import type { CellFormat, TableColumn, TableRow } from './document.ts';

/** How the cell of a row in the column at a place is written. */
export const cellFormat = (
  columns: readonly TableColumn[],
  at: number,
  { formats }: Pick<TableRow, 'formats'>,
): CellFormat => formats?.[at] ?? columns[at]?.format ?? 'text';

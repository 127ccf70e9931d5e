import type { CellFormat, TableColumn, TableRow } from './document.ts';

/** Returns the format of a row's cell in the column at an index. */
export const cellFormat = (
  columns: readonly TableColumn[],
  at: number,
  { formats }: Pick<TableRow, 'formats'>,
): CellFormat => formats?.[at] ?? columns[at]?.format ?? 'text';

import type { ReactNode } from 'react';
import { type Column, cellContent } from './column.ts';

const lengthOf = (content: ReactNode) =>
  typeof content === 'string' || typeof content === 'number' ? String(content).length : 0;

/** The longest text of each column among all rows; what is no text counts for nothing. */
export function widestCells<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): ReactNode[] {
  return columns.map((column) => {
    let widest: ReactNode = null;
    for (const row of rows) {
      const content = cellContent(column, row);
      if (lengthOf(content) > lengthOf(widest)) widest = content;
    }
    return widest;
  });
}

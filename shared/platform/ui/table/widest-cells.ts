import { isValidElement, type ReactNode } from 'react';
import { type Column, cellContent } from './column.ts';

/** What a cell says, also where it says it on a button of its own. */
function textOf(content: ReactNode): string {
  if (typeof content === 'string' || typeof content === 'number') return String(content);
  return isValidElement<{ children?: ReactNode }>(content) ? textOf(content.props.children) : '';
}

/** The longest text of each column among all rows; what is no text counts for nothing. */
export function widestCells<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): string[] {
  return columns.map((column) => {
    let widest = '';
    for (const row of rows) {
      const text = textOf(cellContent(column, row));
      if (text.length > widest.length) widest = text;
    }
    return widest;
  });
}

import { isValidElement, type ReactNode } from 'react';
import { type Column, cellContent } from './column.ts';

/** Returns the text of a cell, including the text of nested elements such as a button. */
function textOf(content: ReactNode): string {
  if (typeof content === 'string' || typeof content === 'number') return String(content);
  return isValidElement<{ children?: ReactNode }>(content) ? textOf(content.props.children) : '';
}

/** Returns the longest text of each column across all rows; content other than text is ignored. */
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

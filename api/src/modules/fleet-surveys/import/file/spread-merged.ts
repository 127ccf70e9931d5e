import type { MergedRange, SheetRow } from './sheet.ts';

/**
 * Copies the value of a merged range to each of its rows, in the range's first column only: a value
 * across columns is still a single value. Ignores a range that starts above the rows, such as a
 * two-line heading.
 *
 * @param rows the rows with content, in the order of the sheet
 */
export function spreadMerged<Row extends SheetRow>(
  rows: readonly Row[],
  merges: readonly MergedRange[],
): Row[] {
  const tall = merges.filter(({ startRow, endRow }) => endRow > startRow);
  if (tall.length === 0) return [...rows];
  const spread = new Map(rows.map((row) => [row.index, { ...row, cells: [...row.cells] }]));
  const last = rows.at(-1)?.index ?? -1;
  for (const { startRow, endRow, startCol } of tall) {
    const value = spread.get(startRow)?.cells[startCol];
    if (!value) continue;
    for (let index = startRow + 1; index <= Math.min(endRow, last); index += 1) {
      const cells = spread.get(index)?.cells;
      if (!cells) continue;
      while (cells.length < startCol) cells.push('');
      cells[startCol] = value;
    }
  }
  return [...spread.values()];
}

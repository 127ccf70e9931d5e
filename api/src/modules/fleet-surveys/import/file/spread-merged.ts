import type { MergedRange, SheetRow } from './sheet.ts';

/**
 * Gives each row of a merged range the range's value. It stays in the range's first column: what is
 * written across columns is still one value. A range that begins above the rows, such as a heading of
 * two lines, is not theirs.
 *
 * @param rows those that hold something, in the order of the sheet
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

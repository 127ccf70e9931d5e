import type { Column, ColumnGroup } from './column.ts';

/** Consecutive columns under one heading, or a single column without a group. */
export interface HeadingRun<Row> {
  readonly group: ColumnGroup | undefined;
  /** Whether a line separates it from the previous columns, other than the first. */
  readonly starts: boolean;
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
}

/** Groups consecutive columns by their shared heading. */
export function headingRuns<Row>(columns: readonly Column<Row>[]): HeadingRun<Row>[] {
  const runs: HeadingRun<Row>[] = [];
  for (const [place, column] of columns.entries()) {
    const last = runs.at(-1);
    if (last && column.group && last.group?.key === column.group.key) {
      runs[runs.length - 1] = { ...last, columns: [...last.columns, column] };
    } else {
      runs.push({ group: column.group, starts: startsGroup(columns, place), columns: [column] });
    }
  }
  return runs;
}

/** Returns the number of heading rows: two if any column has a group. */
export const headingRows = <Row>(columns: readonly Column<Row>[]): 1 | 2 =>
  columns.some(({ group }) => group) ? 2 : 1;

/**
 * Returns whether a column starts a group, or follows one, and is separated from the previous
 * columns.
 */
export const startsGroup = <Row>(columns: readonly Column<Row>[], place: number): boolean =>
  place > 1 && columns[place]?.group?.key !== columns[place - 1]?.group?.key;

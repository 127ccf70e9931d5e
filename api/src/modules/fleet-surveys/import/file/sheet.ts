/** A row of a sheet, with its index. */
export interface SheetRow {
  readonly index: number;
  readonly cells: readonly string[];
}

/** Cells merged into one, by row and column, counted from 0, both ends inclusive. */
export interface MergedRange {
  readonly startRow: number;
  readonly endRow: number;
  readonly startCol: number;
  readonly endCol: number;
}

/** A sheet of a file; every call reads it from the start. */
export interface Sheet {
  readonly rows: () => AsyncIterable<SheetRow>;
  /** Its merged ranges, in which only the first cell has the value. */
  readonly merges: () => Promise<readonly MergedRange[]>;
  /** Its name, or null for the first sheet of its file. */
  readonly name: () => Promise<string | null>;
}

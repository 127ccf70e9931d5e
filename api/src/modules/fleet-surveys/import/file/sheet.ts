/** A row of a sheet, with its place in it. */
export interface SheetRow {
  readonly index: number;
  readonly cells: readonly string[];
}

/** Cells that are shown as one, by their rows and columns, counted from 0, both ends included. */
export interface MergedRange {
  readonly startRow: number;
  readonly endRow: number;
  readonly startCol: number;
  readonly endCol: number;
}

/** A sheet of a file, read from its start each time that it is asked for. */
export interface Sheet {
  readonly rows: () => AsyncIterable<SheetRow>;
  /** Its merged ranges, of which the first cell alone has the value. */
  readonly merges: () => Promise<readonly MergedRange[]>;
  /** What it is called, unless it is the first of its file. */
  readonly name: () => Promise<string | null>;
}

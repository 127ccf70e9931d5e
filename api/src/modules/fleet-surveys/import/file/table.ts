/** A table of a file: what stands in its heading, and the rows below. */
export interface Table {
  readonly heading: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** Its place below the heading, counted from 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** Why a file is not read: `invalid` for one without rows. */
export type FileTrouble = 'file_unreadable' | 'file_too_large' | 'too_many' | 'invalid';

/** A file that is not read. */
export class FileNotRead extends Error {
  override readonly name = 'FileNotRead';

  constructor(readonly reason: FileTrouble) {
    super(reason);
  }
}

/** What is said to the process that reads files, and what it says. */
export interface ToReader {
  readonly content: Uint8Array;
  readonly mostRows: number;
}
export type FromReader = { readonly table: Table } | { readonly refused: FileTrouble };

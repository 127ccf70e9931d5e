/** Where the headings come from: names that are known, the first row whatever it says, or nowhere. */
export type Headings = 'known' | 'unknown' | 'none';

/** A table of a file: its headings, or the letters of its columns, and the rows below. */
export interface Table {
  readonly headings: Headings;
  /** The name of its sheet, unless that is the first of the file. */
  readonly sheet: string | null;
  readonly heading: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** Its row as a spreadsheet counts them: from 1, whatever stands above the table. */
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
  /** Whether the first row is headings, where somebody has said so. */
  readonly hasHeadings?: boolean | undefined;
}
export type FromReader = { readonly table: Table } | { readonly refused: FileTrouble };

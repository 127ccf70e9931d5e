/** Origin of the headings: known names, the first row regardless of its content, or none. */
export type Headings = 'known' | 'unknown' | 'none';

/** A table of a file: its headings, or the letters of its columns, and the rows below. */
export interface Table {
  readonly headings: Headings;
  /** The name of its sheet, or null for the first sheet of the file. */
  readonly sheet: string | null;
  readonly heading: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** Row number as a spreadsheet shows it: from 1, including rows above the table. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** Why a file cannot be read: `invalid` means no rows. */
export type FileTrouble = 'file_unreadable' | 'file_too_large' | 'too_many' | 'invalid';

/** Thrown for a file that cannot be read. */
export class FileNotRead extends Error {
  override readonly name = 'FileNotRead';

  constructor(readonly reason: FileTrouble) {
    super(reason);
  }
}

/** Messages to and from the process that reads files. */
export interface ToReader {
  readonly content: Uint8Array;
  readonly mostRows: number;
  /** Whether the first row is headings, if the user has said so. */
  readonly hasHeadings?: boolean | undefined;
}
export type FromReader = { readonly table: Table } | { readonly refused: FileTrouble };

import type { Schema } from '../db/schema/schema.ts';

/** A value as it is staged; null where the file has none. */
export type Value = string | number | boolean | readonly string[] | null;

/** The moment of a load: what lies after it is refused. */
export interface Now {
  readonly instant: Date;
  /** The latest day that has begun anywhere on earth, `YYYY-MM-DD`. */
  readonly day: string;
}

/** A value, or a sentence on why the text is none. */
export type Reading = { readonly value: Value } | { readonly fault: string };

export interface ValueType {
  /** Of the column in which values wait. */
  readonly sql: string;
  /** Reads a text that is not empty and has no blanks around it. */
  read(text: string, now: Now): Reading;
}

export interface Column {
  readonly type: ValueType;
  readonly isRequired: boolean;
}

export const required = (type: ValueType): Column => ({ type, isRequired: true });
export const optional = (type: ValueType): Column => ({ type, isRequired: false });

/** What is wrong with a row: in which columns, and a sentence for people. */
export interface Fault {
  readonly columns: readonly string[];
  readonly reason: string;
}

/** The values of a row by the names of the file's columns. */
export type Row = Readonly<Record<string, Value>>;

/**
 * What a row names that must be there, or fit: the rows of `s` are joined to it. A check of what another
 * reference has found joins nothing. All texts are SQL.
 */
export interface Reference {
  /** Columns of the file that a fault is reported under. */
  readonly columns: readonly string[];
  readonly join?: string;
  /** What is taken along, such as `accounts.id as account_id`. */
  readonly take?: string;
  /** When a row `r` is refused, and the sentence that says why. */
  readonly fault: string;
  readonly reason: string;
}

/** A kind of file: its columns, what its rows must keep to, and where they are written. */
export interface FileKind {
  readonly columns: Readonly<Record<string, Column>>;
  /** Whether a file may also be separated by tabs, without a header and with the columns in their order. */
  readonly isTabbed?: boolean;
  /** The column that names pictures, which lie beside the file. */
  readonly pictures?: string;
  /** The columns that tell the rows of a file apart. */
  readonly key: readonly string[];
  /** When more than equal keys are the same: the key as SQL over a staged row `s`. */
  readonly sameKey?: string;
  /** Faults that values have together. */
  readonly faults?: (row: Row) => readonly Fault[];
  /** What is out of order in a row that is taken all the same: figures may leave it out. */
  readonly doubts?: (row: Row) => readonly Fault[];
  /** The columns of the day and the amount that are added up by month. */
  readonly sums?: { readonly day: string; readonly amount: string };
  readonly references: readonly Reference[];
  readonly table: keyof Schema;
  /** The unique columns of the table by which a record is found again. */
  readonly conflict: readonly string[];
  /** What tells a record `t` apart from all others, as a number in SQL; its `id` unless given. */
  readonly identity?: string;
  /** Of which rows these are unique, as SQL; of all unless given. */
  readonly conflictAmong?: string;
  /** Every column that is written, as SQL over an accepted row `r`. */
  readonly written: Readonly<Record<string, string>>;
  /** What else becomes of a record `t` that differs, as SQL. */
  readonly onChange?: Readonly<Record<string, string>>;
  /** Statements over `accepted` rows that run before the records are written. */
  readonly before?: readonly string[];
  /** Statements that write what belongs to the records, and add the ids of those changed to `merged`. */
  readonly after?: readonly string[];
  /** The ids of the inspections to be judged anew, as a query of `merged`. */
  readonly judged?: string;
  /** The ids of the inspections whose checklists have changed, as a query of `merged`. */
  readonly answered?: string;
}

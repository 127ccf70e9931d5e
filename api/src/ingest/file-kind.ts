import type { Schema } from '../db/schema/schema.ts';

/** A value as staged; null if the file has none. */
export type Value = string | number | boolean | readonly string[] | null;

/** The time of a load: anything later is refused. */
export interface LoadTime {
  readonly instant: Date;
  /** The latest day that has begun anywhere on earth, `YYYY-MM-DD`. */
  readonly day: string;
}

/** A value, or a sentence that says why the text is not valid. */
export type ParseResult = { readonly value: Value } | { readonly fault: string };

export interface ValueType {
  /** The SQL type of the staging column. */
  readonly sql: string;
  /** Reads a nonempty, trimmed text. */
  read(text: string, now: LoadTime): ParseResult;
}

export interface Column {
  readonly type: ValueType;
  readonly isRequired: boolean;
}

export const required = (type: ValueType): Column => ({ type, isRequired: true });
export const optional = (type: ValueType): Column => ({ type, isRequired: false });

/** A fault in a row: the columns, and a sentence for people. */
export interface Fault {
  readonly columns: readonly string[];
  readonly reason: string;
}

/** The values of a row, by column name. */
export type Row = Readonly<Record<string, Value>>;

/**
 * Something that a row refers to and that must exist, or match: it is joined to the rows of `s`. A
 * check on the result of another reference has no join. All texts are SQL.
 */
export interface Reference {
  /** The columns of the file under which a fault is reported. */
  readonly columns: readonly string[];
  readonly join?: string;
  /** The columns to select, such as `accounts.id as account_id`. */
  readonly take?: string;
  /** The condition under which a row `r` is refused, and a sentence that says why. */
  readonly fault: string;
  readonly reason: string;
}

/** A kind of file: its columns, the rules for its rows, and where they are stored. */
export interface FileKind {
  readonly columns: Readonly<Record<string, Column>>;
  /** Whether a file may also be separated by tabs, without a header and with the columns in their order. */
  readonly isTabbed?: boolean;
  /** The column with the names of pictures, which are in the same folder as the file. */
  readonly pictures?: string;
  /** The columns that identify a row of the file. */
  readonly key: readonly string[];
  /** The key as SQL over a staged row `s`, if keys may be the same without being equal. */
  readonly sameKey?: string;
  /** Faults in combinations of values. */
  readonly faults?: (row: Row) => readonly Fault[];
  /** Doubts about a row that is accepted nevertheless: figures may exclude it. */
  readonly doubts?: (row: Row) => readonly Fault[];
  /** The columns of the day and the amount, for sums by month. */
  readonly sums?: { readonly day: string; readonly amount: string };
  readonly references: readonly Reference[];
  readonly table: keyof Schema;
  /** The unique columns of the table that identify an existing record. */
  readonly conflict: readonly string[];
  /** A number that identifies a record `t`, as SQL; its `id` by default. */
  readonly identity?: string;
  /** The rows among which these columns are unique, as SQL; all by default. */
  readonly conflictAmong?: string;
  /** Every column to write, as SQL over an accepted row `r`. */
  readonly written: Readonly<Record<string, string>>;
  /** Further columns to set in a record `t` that differs, as SQL. */
  readonly onChange?: Readonly<Record<string, string>>;
  /** Statements over `accepted` rows that run before the records are written. */
  readonly before?: readonly string[];
  /**
   * Statements that write dependent rows, and add the ids of the records changed by this to
   * `merged`.
   */
  readonly after?: readonly string[];
  /** The ids of the inspections to judge again, as a query over `merged`. */
  readonly judged?: string;
  /** The ids of the inspections with changed checklists, as a query over `merged`. */
  readonly answered?: string;
}

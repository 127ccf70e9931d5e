import type { ReportTerms } from '@portal/contract/reports';
import type { RawBuilder, SqlBool } from 'kysely';

/** A checked choice of records: what it names exists, and the user may see it. */
export interface ReportSelection {
  /** The first and the last day, both included. */
  readonly from: string;
  readonly to: string;
  /** Other accounts than those chosen: those that a national average is of. */
  readonly otherAccounts: number;
  /** How many of the accounts' locations are chosen, and of how many; missing where all are. */
  readonly locations?: { readonly chosen: number; readonly of: number };
  /** Nothing is left out of the accounts' records, neither by the choice nor from the user. */
  readonly isWhole: boolean;
  /**
   * The condition that a record, under the alias given, belongs to the choice. Its date is not part
   * of it, since each report counts by another one.
   */
  record(alias: string): RawBuilder<SqlBool>;
}

/** What the reports of an area are of: its own names, and its own choice of records. */
export interface ReportSubject {
  readonly terms: ReportTerms;
  readonly selection: ReportSelection;
}

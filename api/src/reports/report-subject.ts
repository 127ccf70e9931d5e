import type { ReportTerms } from '@portal/contract/reports';
import type { RawBuilder, SqlBool } from 'kysely';

/** A validated selection of records: everything that it names exists and is visible to the user. */
export interface ReportSelection {
  /** The first and the last day, inclusive. */
  readonly from: string;
  readonly to: string;
  /** Number of accounts other than the chosen ones, which make up a national average. */
  readonly otherAccounts: number;
  /** Number of chosen locations and of all locations of the accounts; missing if all are chosen. */
  readonly locations?: { readonly chosen: number; readonly of: number };
  /**
   * Whether the selection includes all of the accounts' records, and the user may see all of them.
   */
  readonly isWhole: boolean;
  /**
   * Returns the condition that a record, under the given alias, belongs to the selection. Its date
   * is not part of the condition, since each report counts by a different date.
   */
  record(alias: string): RawBuilder<SqlBool>;
}

/** An area's types: its names and its selection of records. */
export interface ReportSubject {
  readonly terms: ReportTerms;
  readonly selection: ReportSelection;
}

import type { RecordColumn } from '@portal/contract/reports';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Filters } from './filters.ts';
import type { ReportSubject } from './report-subject.ts';

/** Returns a query of the one `day` that an aggregate, `max` or `min`, picks. */
export type DayOf<Subject extends ReportSubject> = (
  selection: Subject['selection'],
  pick: RawBuilder<unknown>,
) => RawBuilder<unknown>;

/**
 * How the records of a kind are queried, under the alias `r`, joined with the location `l`, the
 * dealer `d` and the kind's own joins.
 */
export interface RecordSource<Subject extends ReportSubject, Field extends string = string> {
  /** The contract's columns of the kind. */
  readonly shown: readonly RecordColumn[];
  /**
   * Rows with `id`, `location_id`, `dealer_id`, the `day` by which they count, and the columns that
   * the selection tests.
   */
  readonly rows: RawBuilder<unknown>;
  /** Left joins on unique keys, which add columns but never rows. */
  readonly join: (selection: Subject['selection']) => RawBuilder<unknown>;
  readonly matchesFilters: (filters: Filters<Subject['terms']['filter']>) => RawBuilder<SqlBool>;
  readonly columns: Readonly<Record<Field, RawBuilder<unknown>>>;
  /** The newest or the oldest `day` of everyone's records, a date that does not identify anyone. */
  readonly dayOf: DayOf<Subject>;
}

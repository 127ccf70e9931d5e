import type { RecordColumn } from '@portal/contract/reports';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Filters } from './filters.ts';
import type { ReportSubject } from './report-subject.ts';

/** A query of the one `day` that an aggregate, `max` or `min`, picks. */
export type DayOf<Subject extends ReportSubject> = (
  selection: Subject['selection'],
  pick: RawBuilder<unknown>,
) => RawBuilder<unknown>;

/**
 * How the records of a kind are read, under the alias `r`; beside them stand the location `l`, the
 * dealer `d` and whatever the kind joins.
 */
export interface RecordSource<Subject extends ReportSubject, Field extends string = string> {
  /** The contract's columns of the kind. */
  readonly shown: readonly RecordColumn[];
  /** Rows with `id`, `location_id`, `dealer_id`, the `day` they count by and what the choice looks at. */
  readonly rows: RawBuilder<unknown>;
  /** Left joins by unique keys: they add columns, never rows. */
  readonly join: (selection: Subject['selection']) => RawBuilder<unknown>;
  readonly isAskedFor: (filters: Filters<Subject['terms']['filter']>) => RawBuilder<SqlBool>;
  readonly columns: Readonly<Record<Field, RawBuilder<unknown>>>;
  /** The newest `day` of everyone's records, or the oldest: a date of nobody's. */
  readonly dayOf: DayOf<Subject>;
}

import { comparisons, type ReportAnswer, type ReportDefinition } from '@portal/contract/reports';
import type { RawBuilder, SqlBool } from 'kysely';
import type { DayOf } from '../record-source.ts';
import type { ReportInput } from '../report-input.ts';
import type { ReportSubject } from '../report-subject.ts';

export type ReportFigures = Pick<ReportAnswer, 'rows' | 'total' | 'range_empty'>;

/** How a measure is added up, and which records are behind it. */
export interface MeasureSums {
  /** Over rows. */
  readonly sum: RawBuilder<unknown>;
  /**
   * The conditions of a record that it adds up, over a record under the alias `r`, by the names that
   * the contract has for what fails them, and in its order; null is not met.
   */
  readonly of: Conditions;
}

/** Conditions by why a record that fails one is left out. */
export type Conditions = Readonly<Record<string, RawBuilder<SqlBool>>>;

/** What a report's figures are made of; how they follow from it says the report's definition. */
export interface ReportSums<Subject extends ReportSubject = ReportSubject> {
  /**
   * Records, or sums of them, as rows with a `source`, a `day`, what the input has rows by
   * (`location_id`, `dealer_id`), and what the other parts look at.
   */
  readonly rows: (input: ReportInput<Subject>) => RawBuilder<unknown>;
  /** Which records of their kind these are, where a record stands there more than once. */
  readonly among?: RawBuilder<SqlBool>;
  /** How many records there are among rows. */
  readonly records: RawBuilder<unknown>;
  /** The definition's measures. */
  readonly measures: Readonly<Record<string, MeasureSums>>;
  /** What the rows of a ranking or a breakdown are of. */
  readonly groups?: Groups;
  /** What tells its rows apart, over a record; what they are grouped by unless given. */
  readonly key?: RawBuilder<unknown>;
  /** Computes the report's own rows where sums by group are not enough. */
  readonly query?: (input: ReportInput<Subject>) => Promise<ReportFigures>;
  /** The newest or oldest `day` of its records where it is not that of all of their kind. */
  readonly dayOf?: DayOf<Subject>;
}

/** How records are told apart. Nothing is null: what has no name has one that says so. */
export interface Groups {
  /** Over a row. */
  readonly by: RawBuilder<unknown>;
  /** Of the rows inside each group. */
  readonly inner?: RawBuilder<unknown>;
  /** What names a group beyond its value: joined to `g`, whose `outer` is that. */
  readonly join?: RawBuilder<unknown>;
  /** The texts of a group's row, by field; its value as the lead's when left out. */
  readonly fields?: Readonly<Record<string, RawBuilder<unknown>>>;
}

/** Everything that is added up over rows, by the names of the columns. */
export const addedUp = ({
  records,
  measures,
}: Pick<ReportSums, 'records' | 'measures'>): Readonly<Record<string, RawBuilder<unknown>>> => ({
  records,
  ...Object.fromEntries(Object.entries(measures).map(([name, { sum }]) => [name, sum])),
});

export const noRecords: ReportFigures = { rows: [], total: null };

/**
 * The figures of a report, or none: no record in the range itself, and nothing to compare with. Of
 * comparisons alone the range has its zeros beside these.
 *
 * @param records those of the range itself
 * @param rows asked for only where there is something to show
 */
export function figuresOrNone(
  { columns }: Pick<ReportDefinition, 'columns'>,
  records: number,
  total: NonNullable<ReportFigures['total']>,
  rows: () => ReportFigures['rows'],
): ReportFigures {
  if (records > 0) return { rows: rows(), total };
  const isCompared = columns.some(({ field, figure }) =>
    Object.values(comparisons).some((suffix) => {
      const compared = total[field + suffix] ?? null;
      return compared !== null && !('sum' in figure && compared === 0);
    }),
  );
  return isCompared ? { rows: rows(), total, range_empty: true } : noRecords;
}

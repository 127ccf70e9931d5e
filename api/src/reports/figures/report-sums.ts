import { comparisons, type ReportAnswer, type ReportDefinition } from '@portal/contract/reports';
import type { RawBuilder, SqlBool } from 'kysely';
import type { DayOf } from '../record-source.ts';
import type { ReportInput } from '../report-input.ts';
import type { ReportSubject } from '../report-subject.ts';

export type ReportFigures = Pick<ReportAnswer, 'rows' | 'total' | 'range_empty'>;

/** The sum of a measure, and the records behind it. */
export interface MeasureSums {
  /** An aggregate over rows. */
  readonly sum: RawBuilder<unknown>;
  /**
   * The conditions under which a record `r` is summed, named and ordered as the contract's reasons
   * for omission; null counts as false.
   */
  readonly of: Conditions;
}

/** Conditions by the reason why a record that fails one is omitted. */
export type Conditions = Readonly<Record<string, RawBuilder<SqlBool>>>;

/**
 * The data behind a report's figures; the report's definition says how the figures follow from it.
 */
export interface ReportSums<Subject extends ReportSubject = ReportSubject> {
  /**
   * Records, or sums of them, as rows with a `source`, a `day`, the columns to group by
   * (`location_id`, `dealer_id`), and those used by the other parts.
   */
  readonly rows: (input: ReportInput<Subject>) => RawBuilder<unknown>;
  /** The condition that selects these records of their kind, if a record occurs more than once. */
  readonly among?: RawBuilder<SqlBool>;
  /** The number of records in rows. */
  readonly records: RawBuilder<unknown>;
  /** The definition's measures. */
  readonly measures: Readonly<Record<string, MeasureSums>>;
  /** The groups of a ranking or a breakdown. */
  readonly groups?: Groups;
  /** Identifies the group of a record; by default, the expression for grouping. */
  readonly key?: RawBuilder<unknown>;
  /** Computes the report's own rows if sums by group are not sufficient. */
  readonly query?: (input: ReportInput<Subject>) => Promise<ReportFigures>;
  /**
   * The newest or oldest `day` of its records, if it differs from that of all records of their
   * kind.
   */
  readonly dayOf?: DayOf<Subject>;
}

/** How rows are grouped. No group is null: records without a name get a name that says so. */
export interface Groups {
  /** An expression over a row. */
  readonly by: RawBuilder<unknown>;
  /** The grouping of rows inside each group. */
  readonly inner?: RawBuilder<unknown>;
  /** A join that gives a group more than its value: to `g`, whose `outer` is the value. */
  readonly join?: RawBuilder<unknown>;
  /** The texts of a group's row, by field; by default, its value in the lead field. */
  readonly fields?: Readonly<Record<string, RawBuilder<unknown>>>;
}

/** All aggregates over rows, by column name. */
export const aggregatesOf = ({
  records,
  measures,
}: Pick<ReportSums, 'records' | 'measures'>): Readonly<Record<string, RawBuilder<unknown>>> => ({
  records,
  ...Object.fromEntries(Object.entries(measures).map(([name, { sum }]) => [name, sum])),
});

export const noRecords: ReportFigures = { rows: [], total: null };

/**
 * Returns the figures of a report, or none if there is neither a record in the range itself nor a
 * comparison. If there are only comparisons, the range's own figures are zeros.
 *
 * @param records number of records in the range itself
 * @param rows called only if there is something to show
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

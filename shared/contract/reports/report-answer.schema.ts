import { Type } from 'typebox';
import { isoDate } from '../wire/shapes.ts';
import { reportLimits } from './report-vocabulary.ts';

const cell = Type.Union([Type.Number(), Type.String(), Type.Null()]);

/**
 * A row of a report: fields named after its definition's columns, with the suffix `Prev` for the
 * previous period and `NatAvg` for the national average. No value is null.
 */
export const reportRow = Type.Record(
  Type.String(),
  Type.Union([cell, Type.Array(Type.Record(Type.String(), cell))]),
);

/** Wording of an area's response descriptions in the published calls. */
interface AnswerWords {
  /** The accounts behind the national average, as in `the fleet type`. */
  readonly nation: string;
  /** The rows with rows inside them, and these inner rows: `brands their positions`. */
  readonly inside: string;
}

/** The figures of a report. */
export const reportAnswerOf = ({ nation, inside }: AnswerWords) =>
  Type.Object({
    report_type: Type.String(),
    rows: Type.Array(reportRow, {
      description:
        'Period rows have Date (the first day covered), Year, MonthNumber, MonthString and, for ' +
        `weeks, WeekString; month rows carry their weeks under Weeks, ${inside} under ` +
        'Rows. Summaries have a row for now, before and the nation: PeriodType 0, 1 and 2.',
    }),
    total: Type.Union([reportRow, Type.Null()], {
      description:
        'Null when there is neither a record in the range nor a figure that it is compared with. ' +
        'Without a record in the range, amounts and counts are 0 and quotients null.',
    }),
    range_empty: Type.Optional(
      Type.Boolean({
        description: 'True when the range itself has no record, only what it is compared with.',
      }),
    ),
    data_through: Type.Union(
      [isoDate('Up to which day there are records of this kind.'), Type.Null()],
      { description: `Of all accounts of ${nation}; null when there is none at all.` },
    ),
    data_from: Type.Optional(
      isoDate(
        'The first day of which there are records of this kind, where days before it were asked for.',
      ),
    ),
    national_accounts: Type.Optional(
      Type.Integer({
        description:
          `How many other accounts of ${nation} the national average is of; missing when it ` +
          'was not asked for, when the report has none, or when there are fewer than ' +
          `${reportLimits.nationalAccounts} and so none.`,
      }),
    ),
    selected_locations: Type.Optional(
      Type.Object(
        { chosen: Type.Integer(), of: Type.Integer() },
        {
          description:
            'How many of the locations the figures are of, beside a national average of amounts or ' +
            'counts, which is that of a whole account. Missing where all are chosen, or nothing is ' +
            'summed up.',
        },
      ),
    ),
  });

/**
 * Returns the schema of a page of the records behind a figure.
 *
 * @param kinds the kinds of records behind the area's figures
 */
export const recordsAnswerOf = <const Kinds extends readonly string[]>(kinds: Kinds) =>
  Type.Object({
    kind: Type.Enum<[...Kinds]>([...kinds]),
    records: Type.Array(Type.Record(Type.String(), cell)),
    page_number: Type.Integer(),
    page_size: Type.Integer(),
    total_items: Type.Integer(),
    sum: Type.Number({
      description: 'Of what the measure adds up, over all pages; their number when it counts.',
    }),
    counted: Type.Integer({ description: 'How many records the measure adds up.' }),
    left_out: Type.Array(
      Type.Object({
        reason: Type.String({ description: "One of the measure's `leavesOut`." }),
        records: Type.Integer(),
      }),
      {
        description:
          'The other records of the same row, dates and filters, by why the measure leaves them out: ' +
          'with `counted` they are all there are. Reasons without a record are missing.',
      },
    ),
  });

import { type TArray, type TEnum, type TOptional, type TSchema, type TString, Type } from 'typebox';
import { exportMediaTypes } from '../wire/export-formats.ts';
import { listFormats } from '../wire/list-definition.ts';
import { fileBytes, isoDate, pageRequest } from '../wire/shapes.ts';
import { dateTypes, periods, reportLimits, rowsByKinds } from './report-vocabulary.ts';

/** The listed values of each filter. */
type FilterValues = Readonly<Record<string, readonly string[]>>;

/** The filters of an area's reports. */
interface FilterNames<Listed extends FilterValues, Free extends string> {
  /** Filters with listed values. */
  readonly listed: Listed;
  /** Filters that accept any text. */
  readonly free: readonly Free[];
}

type Filters<Listed extends FilterValues, Free extends string> = {
  readonly [Name in keyof Listed]: TOptional<TArray<TEnum<[...Listed[Name]]>>>;
} & { readonly [Name in Free]: TOptional<TArray<TString>> };

const textList = Type.Array(Type.String({ maxLength: 120 }), { maxItems: reportLimits.selection });

const filtersOf = <Listed extends FilterValues, Free extends string>({
  listed,
  free,
}: FilterNames<Listed, Free>) =>
  Object.fromEntries([
    ...Object.entries(listed).map(([name, values]) => [
      name,
      Type.Optional(Type.Array(Type.Enum([...values]))),
    ]),
    ...free.map((name) => [name, Type.Optional(textList)]),
  ]) as Filters<Listed, Free>;

/** A date range and how it was chosen. */
export const dateRange = {
  date_type: Type.Enum(Object.values(dateTypes)),
  date_from: isoDate('First day, inclusive.'),
  date_to: isoDate('Last day, inclusive.'),
};

/**
 * Returns the schema of a report of an area and its parameters: filters, rows and comparisons.
 *
 * @param types the names of the area's reports
 */
export const reportParametersOf = <Listed extends FilterValues, Free extends string>(
  types: readonly string[],
  filters: FilterNames<Listed, Free>,
) =>
  Type.Object(
    {
      report_type: Type.String({ maxLength: 60, description: `One of ${types.join(', ')}.` }),
      report_part: Type.Optional(Type.String({ maxLength: 20 })),
      period: Type.Optional(Type.Enum(periods)),
      ...filtersOf(filters),
      rows_by: Type.Optional(
        Type.Enum(rowsByKinds, {
          description:
            'A row for each location, or each dealer, with records instead: `Code` or `Nonsig`, ' +
            '`Name` and the figures of the total, ranked by the column that says most. Without a national average in the rows.',
        }),
      ),
      graph_compare_by_previous: Type.Optional(
        Type.Boolean({ description: 'Adds each figure of the same dates one year earlier.' }),
      ),
      graph_compare_by_NA: Type.Optional(
        Type.Boolean({ description: 'Adds national averages to the figures that have one.' }),
      ),
    },
    {
      description:
        'A filter that is missing or empty restricts nothing, and so does one that names every value ' +
        'there is or that its report does not have.',
    },
  );

/**
 * Returns the schema of the reports in a request, each at most once.
 *
 * @param types the names of the area's reports
 */
export const reportsOf = <Part extends TSchema>(part: Part, types: readonly string[]) =>
  Type.Array(part, { minItems: 1, maxItems: types.length });

/**
 * Returns the fields of a request before its reports.
 *
 * @param base the selection that all reports share
 */
export const tabRequestOf = <Base extends TSchema, const Tabs extends readonly string[]>(
  base: Base,
  tabs: Tabs,
) => ({
  tab_id: Type.String({ maxLength: 60 }),
  base_parameters: base,
  tab_parameters: Type.Object({ tab_type: Type.Enum<[...Tabs]>([...tabs]) }),
});

/** The position of a figure in its report. */
const figurePlace = Type.Object({
  row: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 400 }), {
    description:
      'The row, by the fields that tell it apart: `Date` with `Period` (`month` or `week`), the ' +
      "report's own key, for rows inside others both keys, `Code` of a location; empty for the total.",
  }),
  side: Type.Enum(['current', 'previous']),
  measure: Type.String({ maxLength: 40, description: "One of the report's measures." }),
  left_out: Type.Optional(
    Type.String({
      maxLength: 40,
      description:
        'The records that the measure leaves out for this reason instead of those that it adds up.',
    }),
  ),
});

const behindFigure = <Report extends TSchema>(report: Report) => ({
  report,
  place: figurePlace,
  order_by: Type.String({ maxLength: 40, description: "One of the records' columns." }),
  is_sort_desc: Type.Boolean(),
});

/**
 * Returns the fields of a request for a page of the records behind a figure, besides the selection
 * of records.
 */
export const recordsRequestOf = <Report extends TSchema>(report: Report) => ({
  ...behindFigure(report),
  ...pageRequest,
});

/** Returns the fields of such a request for all the records as a file. */
export const recordsFileRequestOf = <Report extends TSchema>(report: Report) => ({
  ...behindFigure(report),
  format: Type.Enum([...listFormats]),
});

/** Declares that a call responds with such a file. */
export const recordsFile = {
  files: listFormats.map((format) => exportMediaTypes[format]),
  response: fileBytes,
};

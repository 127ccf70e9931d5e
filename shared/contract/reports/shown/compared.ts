import type { ReportColumn, ReportDefinition, ReportFormat } from '../report-definition.ts';
import type { ReportAnswer } from '../report-types.ts';
import { type Comparison, comparisons } from '../report-vocabulary.ts';

/** Format of a displayed figure: `mean` is the mean of whole numbers, with one decimal. */
export type ShownFormat = ReportFormat | 'mean';

/** A field of a column: its own figure (`comparison` null), or one of its comparisons. */
export interface ComparedField {
  readonly field: string;
  readonly comparison: Comparison | null;
  readonly format: ShownFormat;
}

const fieldOf = ({ field }: ReportColumn, comparison: Comparison | null): string =>
  comparison ? `${field}${comparisons[comparison]}` : field;

/** The national average of a count is rarely a whole number. */
const formatOf = ({ figure, format }: ReportColumn, comparison: Comparison | null): ShownFormat =>
  comparison === 'national' && 'sum' in figure && format === 'integer' ? 'mean' : format;

/** Whether any of a report's columns has a national average. */
export const hasNational = ({ columns }: Pick<ReportDefinition, 'columns'>): boolean =>
  columns.some(({ national }) => national);

/** Whether any of the national averages is of an amount or a count, which is per account. */
export const hasNationalSum = ({ columns }: Pick<ReportDefinition, 'columns'>): boolean =>
  columns.some(({ national, figure }) => national && 'sum' in figure);

/** Returns the fields of a column: its own first, then those of its comparisons. */
export const comparedFields = (
  column: ReportColumn,
  compared: readonly Comparison[],
): ComparedField[] =>
  [null, ...compared.filter((each) => each !== 'national' || column.national)].map(
    (comparison) => ({
      comparison,
      field: fieldOf(column, comparison),
      format: formatOf(column, comparison),
    }),
  );

/**
 * Returns the wanted comparisons for which a response has figures; a response to an earlier view
 * may lack some.
 */
export const comparedIn = (
  { columns }: Pick<ReportDefinition, 'columns'>,
  { total, national_accounts }: ReportAnswer,
  wanted: readonly Comparison[],
): Comparison[] =>
  wanted.filter((each) =>
    each === 'national'
      ? national_accounts !== undefined
      : columns.some((column) => fieldOf(column, each) in (total ?? {})),
  );

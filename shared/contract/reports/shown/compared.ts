import type { ReportColumn, ReportDefinition, ReportFormat } from '../report-definition.ts';
import type { ReportAnswer } from '../report-types.ts';
import { type Comparison, comparisons } from '../report-vocabulary.ts';

/** How a figure is written: `mean` is that of whole numbers, with one decimal. */
export type ShownFormat = ReportFormat | 'mean';

/** A field of a column: its own figure (null), or what that is compared with. */
export interface ComparedField {
  readonly field: string;
  readonly comparison: Comparison | null;
  readonly format: ShownFormat;
}

const fieldOf = ({ field }: ReportColumn, comparison: Comparison | null): string =>
  comparison ? `${field}${comparisons[comparison]}` : field;

/** The nation's average of a number of things is rarely a whole one. */
const formatOf = ({ figure, format }: ReportColumn, comparison: Comparison | null): ShownFormat =>
  comparison === 'national' && 'sum' in figure && format === 'integer' ? 'mean' : format;

/** Whether any of a report's columns has a national average. */
export const hasNational = ({ columns }: Pick<ReportDefinition, 'columns'>): boolean =>
  columns.some(({ national }) => national);

/** Whether one of these is of an amount or a count, which is that of a whole account. */
export const hasNationalSum = ({ columns }: Pick<ReportDefinition, 'columns'>): boolean =>
  columns.some(({ national, figure }) => national && 'sum' in figure);

/** The fields of a column, its own first, then those of the comparisons that it has. */
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

/** The wanted comparisons that an answer has figures for: one of an earlier view may have none. */
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

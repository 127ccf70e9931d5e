import type { Figure, ReportColumn, ReportDefinition } from '@portal/contract/reports';
import { type RawBuilder, sql } from 'kysely';

/** Aliases of rows of sums, which have a `side` and a column for each measure. */
interface Sums {
  /** The sums of the figure's own row. */
  readonly own: string;
  /** The sums of its group and of the total; only needed if the definition uses them. */
  readonly group?: string;
  readonly total?: string;
}

const daysOfYear = sql.lit(365.25);

/**
 * Returns the SQL of figures according to their columns, rounded half up to two decimals. A
 * quotient without a denominator is null, and so is a share of a total that nets to 0 or less; a
 * national sum is the mean over the other accounts.
 *
 * @returns an expression by field, over the given aliases
 */
export function figureSql(
  { columns }: Pick<ReportDefinition, 'columns'>,
  sums: Sums,
  otherAccounts: number,
): Record<string, RawBuilder<unknown>> {
  const side = sql.ref(`${sums.own}.side`);
  const of = (alias: string | undefined, measure: string) =>
    sql.ref(`${alias ?? sums.own}.${measure}`);
  const quotient = (figure: Exclude<Figure, { sum: string }>): RawBuilder<unknown> => {
    const { part, whole, wholeAt, scale, leftBy } = figure;
    if (leftBy) {
      const other = columns.find(({ field }) => field === leftBy);
      return sql`100 - ${other ? expression(other) : sql`null`}`;
    }
    const above = of(sums.own, part);
    const all = of(wholeAt === 'total' ? sums.total : sums.own, whole);
    if (scale === 'percent')
      return sql`case when ${all} > 0 then round(${above} * 100 / ${all}, 2) end`;
    const below = sql`nullif(${all}, 0)`;
    if (scale === 'years') return sql`round(${above} / (${daysOfYear} * ${below}), 2)`;
    return sql`round(${above} / ${below}, 2)`;
  };
  const expression = ({ figure }: ReportColumn): RawBuilder<unknown> => {
    if (!('sum' in figure)) return quotient(figure);
    const own = of(sums.own, figure.sum);
    const sum =
      figure.at === 'group' && sums.group
        ? sql`coalesce(${of(sums.group, figure.sum)}, ${own})`
        : own;
    return otherAccounts === 0
      ? sum
      : sql`case ${side} when 'national' then round(${sum} / ${otherAccounts}, 2) else ${sum} end`;
  };
  return Object.fromEntries(columns.map((column) => [column.field, expression(column)]));
}

/** Named expressions, as a list to select. */
export const selectNamed = (formulas: Readonly<Record<string, RawBuilder<unknown>>>) =>
  sql.join(Object.entries(formulas).map(([name, formula]) => sql`${formula} as ${sql.ref(name)}`));

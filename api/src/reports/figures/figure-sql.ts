import type { Figure, ReportColumn, ReportDefinition } from '@portal/contract/reports';
import { type RawBuilder, sql } from 'kysely';

/** Aliases of rows of sums, which have a `side` and a column for each measure. */
interface Sums {
  /** Those of the figure's own row. */
  readonly own: string;
  /** Those of the group around it, of the total; where a definition asks for none, none are needed. */
  readonly group?: string;
  readonly total?: string;
}

const daysOfYear = sql.lit(365.25);

/**
 * Figures as their columns define them, rounded half up to two decimals. A quotient without a
 * denominator is null, and so is a share of a total that nets to 0 or less; of a sum, the nation's is the mean of the other accounts.
 *
 * @returns an expression by field, over the aliases given
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

/** Expressions under their names, as a list to select. */
export const named = (formulas: Readonly<Record<string, RawBuilder<unknown>>>) =>
  sql.join(Object.entries(formulas).map(([name, formula]) => sql`${formula} as ${sql.ref(name)}`));

import { type RawBuilder, sql } from 'kysely';
import type { QueryContext } from '../../scope/find-account.ts';
import { seesWhole } from '../../scope/scope.ts';

/** Maximum number of names in an answer. */
const mostNames = 1000;

/**
 * Reads the distinct names of the products in an account's purchases, and in its casings with an
 * outcome, that the user may see, in order.
 *
 * @param brands limits the products to these brands; empty for all
 */
export async function readNames(
  asking: QueryContext,
  accountId: number,
  column: 'brand' | 'line' | 'size',
  brands: readonly string[] = [],
): Promise<string[]> {
  const name = sql.ref(`p.${column}`);
  const { rows } = await sql<{ name: string }>`
    select name from (
      select distinct ${name} as name from products p
      where p.id in (${foundProducts(asking, accountId)})
        and ${brands.length > 0 ? sql`p.brand = any (${[...brands]}::text[])` : sql`true`}
    ) each
    order by name collate "und-x-icu", name collate "C"
    limit ${mostNames}`.execute(asking.db);
  return rows.map(({ name }) => name);
}

/** Whether the user may see casings with an outcome whose make is unknown. */
export async function hasUnknownMakes(
  { db }: Pick<QueryContext, 'db'>,
  accountId: number,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from casings r
      where r.account_id = ${accountId} and r.product_id is null and ${hasOutcome}
    ) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Reports count a casing only once its outcome is known. */
const hasOutcome = sql`r.disposition is not null`;

const foundProducts = ({ user }: QueryContext, accountId: number): RawBuilder<unknown> => {
  const inRecords = (table: 'invoice_lines' | 'casings') => sql`
    select r.product_id from ${sql.table(table)} r
    where r.account_id = ${accountId} and r.product_id is not null
      and ${table === 'casings' ? hasOutcome : sql`true`}`;
  const bought = seesWhole(user)
    ? sql`
        select m.product_id from product_months m
        where m.account_id = ${accountId}`
    : inRecords('invoice_lines');
  return sql`${bought} union all ${inRecords('casings')}`;
};

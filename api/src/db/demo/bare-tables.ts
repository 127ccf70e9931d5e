import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/**
 * Takes triggers, foreign keys, unique keys and indexes off tables, which cost less made once at
 * the end than kept up with every row. Whoever owns the tables may do so, and a transaction that
 * fails puts all of it back.
 *
 * @returns the statements that put them back, in their order
 */
export async function bareTables(
  transaction: Kysely<Schema>,
  tables: readonly (keyof Schema)[],
): Promise<string[]> {
  const oids = sql`any (${tables}::regclass[])`;
  // References go before the keys that they refer to, and come back after them.
  const { rows } = await sql<{ drop: string; restore: string }>`
    select 1 as place, format('alter table %s disable trigger user', oid::regclass) as drop,
      format('alter table %s enable trigger user', oid::regclass) as restore
    from pg_class
    where oid = ${oids}
    union all
    select case contype when 'f' then 2 else 3 end,
      format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid))
    from pg_constraint
    where contype = 'f' and (conrelid = ${oids} or confrelid = ${oids})
      or contype in ('p', 'u') and conrelid = ${oids}
    union all
    select 4, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index
    where indrelid = ${oids} and indexrelid not in (select conindid from pg_constraint)
    order by 1, 2`.execute(transaction);
  for (const { drop } of rows) await sql.raw(drop).execute(transaction);
  return rows.map(({ restore }) => restore).reverse();
}

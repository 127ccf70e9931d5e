import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/**
 * Drops triggers, foreign keys, unique keys and indexes of tables: creating them once at the end is
 * cheaper than maintaining them row by row. This needs only ownership of the tables, and a failed
 * transaction restores everything.
 *
 * @returns the statements that restore them, in order
 */
export async function dropIndexesAndConstraints(
  transaction: Kysely<Schema>,
  tables: readonly (keyof Schema)[],
): Promise<string[]> {
  const oids = sql`any (${tables}::regclass[])`;
  // Foreign keys are dropped before the keys that they refer to, and restored after them.
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

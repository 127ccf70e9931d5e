import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

/** A number's key, with the unit that has the number. */
export interface TakenNumber {
  /** The key by which numbers are compared, ignoring case. */
  readonly key: string;
  /** The id of the unit with this number; null if it is free. */
  readonly unit: number | null;
}

/**
 * Looks up which units of an account have these numbers, in the order of the numbers. Keys are
 * computed first and then looked up as one list: on a database without statistics, a join would
 * compare every number with every unit.
 */
export async function takenNumbers(
  db: Kysely<Schema>,
  accountId: number,
  numbers: readonly string[],
): Promise<TakenNumber[]> {
  const { rows: keys } = await sql<{ key: string }>`
    select lower(number collate "und-x-icu") as key
    from unnest(${[...numbers]}::text[]) with ordinality as each (number, place)
    order by place`.execute(db);
  const wanted = keys.map(({ key }) => key);
  const units = await db
    .selectFrom('units')
    .select(['id', 'number_key'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`number_key = any (${wanted}::text[])`)
    .where('deleted_at', 'is', null)
    .execute();
  const holders = new Map(units.map(({ id, number_key }) => [number_key, id]));
  return wanted.map((key) => ({ key, unit: holders.get(key) ?? null }));
}

import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

/** A number beside the unit that has it. */
export interface TakenNumber {
  /** By which numbers are the same, whatever their case. */
  readonly key: string;
  /** The id of the unit that has it; null while it is free. */
  readonly unit: number | null;
}

/**
 * Which of these numbers units of an account have, in their order. Keys are made first and then looked
 * up in one list: joined to the units, each would be compared with each where a database has not
 * counted its rows yet.
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

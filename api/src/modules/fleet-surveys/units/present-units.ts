import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { PresentUnit } from './write-change.ts';

/** Reads an account's units with these ids, keyed by id; omits deleted units. */
export async function presentUnits(
  db: Kysely<Schema>,
  accountId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PresentUnit>> {
  const units = await db
    .selectFrom('units')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any (${[...ids]}::int[])`)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(units.map((unit) => [unit.id, unit]));
}

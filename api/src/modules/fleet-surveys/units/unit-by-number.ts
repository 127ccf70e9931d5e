import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

/** The key by which numbers are the same, whatever their case. */
export const numberKey = (number: string) => sql<string>`
  lower(${number}::text collate "und-x-icu") collate "C"`;

/** The unit of an account that has a number, if it is not deleted. @returns its id */
export async function unitByNumber(
  db: Kysely<Schema>,
  accountId: number,
  number: string,
): Promise<number | null> {
  const found = await db
    .selectFrom('units')
    .select('id')
    .where('account_id', '=', accountId)
    .where('number_key', '=', numberKey(number))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.id ?? null;
}

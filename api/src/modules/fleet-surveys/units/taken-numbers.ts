import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

/** A number beside the unit that has it. */
export interface TakenNumber {
  /** By which numbers are the same, whatever their case. */
  readonly key: string;
  /** The id of the unit that has it; null while it is free. */
  readonly unit: number | null;
}

/** Which of these numbers units of an account have, in their order. */
export async function takenNumbers(
  db: Kysely<Schema>,
  accountId: number,
  numbers: readonly string[],
): Promise<TakenNumber[]> {
  const { rows } = await sql<TakenNumber>`
    select asked.key, u.id as unit
    from (
      select place, lower(number collate "und-x-icu") collate "C" as key
      from unnest(${[...numbers]}::text[]) with ordinality as each (number, place)
    ) asked
    left join units u on u.account_id = ${accountId} and u.number_key = asked.key
      and u.deleted_at is null
    order by asked.place`.execute(db);
  return rows;
}

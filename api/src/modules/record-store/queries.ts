import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';

interface NewRecord {
  readonly userId: number;
  readonly record: string;
  readonly now: Date;
}

/** Keeps a record once: the same content of the same user has the same key, so a retry is safe. */
export async function keepRecord(
  database: Kysely<Schema>,
  { userId, record, now }: NewRecord,
): Promise<string> {
  const { id } = await database
    .insertInto('kept_records')
    .values({
      id: randomBytes(12).toString('base64url'),
      user_id: userId,
      record_hash: createHash('sha256').update(record).digest('hex'),
      record,
      kept_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'record_hash']).doUpdateSet({ kept_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns null when there is no such record, or it is somebody else's */
export async function readRecord(
  database: Kysely<Schema>,
  { userId, id }: { userId: number; id: string },
): Promise<string | null> {
  const row = await database
    .selectFrom('kept_records')
    .select('record')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.record ?? null;
}

import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';

interface NewRecord {
  readonly userId: number;
  readonly record: string;
  readonly now: Date;
}

const day = 24 * 3_600_000;
const keptDays = 90;
/** The quota of a user; the least recently used records are deleted first. */
const quota = { records: 500, bytes: 10_000_000 };
const before = (now: Date, days: number) => new Date(now.getTime() - days * day);

/**
 * Stores a record once: the same content of the same user gets the same key, so a retry is safe.
 * Deletes records that have not been written or read for 90 days, and those beyond the user's
 * quota.
 */
export async function storeRecord(
  database: Kysely<Schema>,
  { userId, record, now }: NewRecord,
): Promise<string> {
  await deleteUnusedRecords(database, now);
  const { id } = await database
    .insertInto('kept_records')
    .values({
      // Anyone who knows the id may read the record, so it must not be guessable.
      id: randomBytes(16).toString('base64url'),
      user_id: userId,
      record_hash: createHash('sha256').update(record).digest('hex'),
      record,
      used_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'record_hash']).doUpdateSet({ used_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await makeRoom(database, userId);
  return id;
}

/** Deletes the records that have not been written or read for 90 days. */
export async function deleteUnusedRecords(database: Kysely<Schema>, now: Date): Promise<void> {
  await database.deleteFrom('kept_records').where('used_at', '<', before(now, keptDays)).execute();
}

const makeRoom = (database: Kysely<Schema>, userId: number) =>
  sql`
    delete from kept_records where id in (
      select id from (
        select id, row_number() over newest as place, sum(octet_length(record)) over newest as bytes
        from kept_records where user_id = ${userId}
        window newest as (order by used_at desc, id)
      ) as kept
      where place > ${quota.records} or bytes > ${quota.bytes}
    )`.execute(database);

/** @returns null when there is no such record, or it was unused for too long */
export async function readRecord(
  database: Kysely<Schema>,
  { id, now }: { id: string; now: Date },
): Promise<string | null> {
  const row = await database
    .selectFrom('kept_records')
    .select(['record', 'used_at'])
    .where('id', '=', id)
    .where('used_at', '>=', before(now, keptDays))
    .executeTakeFirst();
  if (!row) return null;
  // Updated at most once a day, which is enough to know that the record is in use.
  if (row.used_at < before(now, 1)) {
    await database.updateTable('kept_records').set({ used_at: now }).where('id', '=', id).execute();
  }
  return row.record;
}

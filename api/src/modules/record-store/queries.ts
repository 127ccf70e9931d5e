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
/** What a user may keep; the records that were used longest ago make room. */
const quota = { records: 500, bytes: 10_000_000 };
const before = (now: Date, days: number) => new Date(now.getTime() - days * day);

/**
 * Keeps a record once: the same content of the same user has the same key, so a retry is safe.
 * Records that nobody has written or read for 90 days are forgotten, and those beyond the quota of
 * the user.
 */
export async function keepRecord(
  database: Kysely<Schema>,
  { userId, record, now }: NewRecord,
): Promise<string> {
  await forgetUnused(database, now);
  const { id } = await database
    .insertInto('kept_records')
    .values({
      // Whoever knows it may read the record: it must not be guessed.
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

/** Forgets the records that nobody has written or read for 90 days. */
export async function forgetUnused(database: Kysely<Schema>, now: Date): Promise<void> {
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

/** @returns null when there is no such record, or nobody has used it for too long */
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
  // A read a day is enough to know that it is in use.
  if (row.used_at < before(now, 1)) {
    await database.updateTable('kept_records').set({ used_at: now }).where('id', '=', id).execute();
  }
  return row.record;
}

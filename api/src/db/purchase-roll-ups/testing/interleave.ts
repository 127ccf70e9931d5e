import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../schema/schema.ts';

type Write = (db: Kysely<Schema>) => Promise<unknown>;

/**
 * Runs two writes at once, each in a transaction: the second waits for a lock, while the first
 * continues with `then`.
 */
export async function interleave(
  kysely: Kysely<Schema>,
  first: Write,
  second: Write,
  then: Write = async () => {},
): Promise<void> {
  let other: Promise<unknown> = Promise.resolve();
  await kysely.transaction().execute(async (transaction) => {
    await first(transaction);
    other = kysely.transaction().execute(second);
    await untilSomebodyWaits(kysely);
    await then(transaction);
  });
  await other;
}

/** Waits until a connection waits for a lock, as the second writer does. */
async function untilSomebodyWaits(db: Kysely<Schema>): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
    await wait(10);
  }
}

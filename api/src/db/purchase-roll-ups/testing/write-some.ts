import type { Kysely } from 'kysely';
import type { Random } from '../../demo/random.ts';
import type { Schema } from '../../schema/schema.ts';

/** Thrown to roll back a transaction. */
const changedMind = new Error('Rolled back.');

/** Executes a few writes together, some of which are rolled back. */
export async function writeSome(
  db: Kysely<Schema>,
  random: Random,
  write: (db: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  const writes = random.integer(1, 4);
  const isKept = random.chance(0.7);
  const transaction = db.transaction().execute(async (connection) => {
    for (let count = 0; count < writes; count += 1) await write(connection);
    if (!isKept) throw changedMind;
  });
  await transaction.catch((error: unknown) => {
    if (error !== changedMind) throw error;
  });
}

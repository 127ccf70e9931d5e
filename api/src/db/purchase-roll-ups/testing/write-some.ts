import type { Kysely } from 'kysely';
import type { Random } from '../../demo/random.ts';
import type { Schema } from '../../schema/schema.ts';

/** Thrown to take back what a transaction wrote. */
const changedMind = new Error('Rolled back.');

/** A few writes together, of which some are taken back. */
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

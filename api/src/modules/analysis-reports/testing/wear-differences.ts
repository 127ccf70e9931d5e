import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/**
 * Counts the rows of wear that are stored but not computed, that are computed but not stored, and
 * all.
 */
export async function wearDifferences({ kysely }: Pick<Database, 'kysely'>) {
  const { rows } = await sql<{ kept: number; counted: number; all: number }>`
    select
      (select count(*) from (select * from mount_wears except select * from counted_wears()) k) as kept,
      (select count(*) from (select * from counted_wears() except select * from mount_wears) c) as counted,
      (select count(*) from mount_wears) as all`.execute(kysely);
  const [found] = rows;
  if (!found) throw new Error('Counts of nothing are a row as well.');
  return found;
}

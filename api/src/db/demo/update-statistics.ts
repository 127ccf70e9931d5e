import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../schema/schema.ts';

/**
 * Updates planner statistics after a load, and allows index-only scans. The embedded database does
 * neither by itself: it has no autovacuum and no checkpoints, and without a checkpoint the next
 * start would replay the whole load.
 */
export async function updateStatistics(
  kysely: Kysely<Schema>,
  kind: Database['kind'],
): Promise<void> {
  const unsettled = await kysely
    .selectFrom('demo_loads')
    .select('size')
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  if (!unsettled) return;
  await sql`vacuum (analyze)`.execute(kysely);
  if (kind === 'embedded') await sql`checkpoint`.execute(kysely);
  await kysely.updateTable('demo_loads').set({ settled_at: new Date() }).execute();
}

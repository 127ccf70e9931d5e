import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../schema/schema.ts';

/**
 * Tells the planner about freshly loaded tables and lets it read covering indexes alone. On the
 * embedded database nobody else does: it has neither autovacuum nor checkpoints, and without one
 * the next start would replay the whole load.
 */
export async function settle(kysely: Kysely<Schema>, kind: Database['kind']): Promise<void> {
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

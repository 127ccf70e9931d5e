import { type RawBuilder, sql } from 'kysely';
import type { Relation } from './guards.ts';

/**
 * Returns a table with everybody's rows, for `from` in a person's query: for counts and sums that
 * identify nobody, and for locks.
 */
export const unguardedTable = (table: Relation): RawBuilder<unknown> => sql.id('public', table);

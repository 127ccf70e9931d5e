import { type RawBuilder, sql } from 'kysely';
import type { Relation } from './guards.ts';

/**
 * A table with everybody's rows, for `from` in a query of a person: for counts and sums that name
 * nobody, and for locks.
 */
export const everyones = (table: Relation): RawBuilder<unknown> => sql.id('public', table);

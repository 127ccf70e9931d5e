import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Source } from '../../../reports/sides.ts';
import { everyones } from '../../../scope/everyones.ts';
import type { Relation } from '../../../scope/guards.ts';
import type { DashboardInput } from './dashboard-subject.ts';

/**
 * The condition that a record, under the alias `r`, is one of the account's: of the choice, or, to
 * be taken off the fleet type's, any.
 */
export const ownRecords = ({ selection }: DashboardInput, source: Source): RawBuilder<SqlBool> =>
  source === 'own' ? sql<SqlBool>`r.account_id = ${selection.accountId}` : selection.record('r');

/**
 * A table of records, under the alias `r`, as a source reads it: what is taken off the fleet type's
 * sums is the whole account, whatever of it the user sees.
 */
export const recordsOf = (source: Source, table: Relation): RawBuilder<unknown> =>
  sql`${source === 'own' ? everyones(table) : sql.table(table)} r`;

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Source } from '../../../reports/sides.ts';
import type { Relation } from '../../../scope/guards.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import type { DashboardInput } from './dashboard-subject.ts';

/**
 * Returns the condition that a record, under the alias `r`, belongs to the account: within the
 * choice or, to be subtracted from the fleet type's sums, anywhere.
 */
export const ownRecords = ({ selection }: DashboardInput, source: Source): RawBuilder<SqlBool> =>
  source === 'own' ? sql<SqlBool>`r.account_id = ${selection.accountId}` : selection.record('r');

/**
 * A table of records, under the alias `r`, as a source reads it. The whole account is subtracted
 * from the fleet type's sums, including rows that the user does not see.
 */
export const recordsOf = (source: Source, table: Relation): RawBuilder<unknown> =>
  sql`${source === 'own' ? unguardedTable(table) : sql.table(table)} r`;

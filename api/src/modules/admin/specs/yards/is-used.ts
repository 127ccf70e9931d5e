import { type RawBuilder, sql } from 'kysely';
import { unguardedTable } from '../../../../scope/unguarded-table.ts';

/** Tables whose rows refer to a location. */
export const referencingTables = [
  'units',
  'surveys',
  'service_calls',
  'invoice_lines',
  'casings',
  'removals',
  'specs',
  'spec_changes',
] as const;

/** Whether any row refers to location `l`, including rows that the caller does not see. */
export const isUsed: RawBuilder<boolean> = sql`(${sql.join(
  referencingTables.map(
    (table) => sql`exists (
      select from ${unguardedTable(table)} named
      where named.account_id = l.account_id and named.location_id = l.id)`,
  ),
  sql` or `,
)})`;

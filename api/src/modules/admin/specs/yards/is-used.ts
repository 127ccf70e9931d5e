import { type RawBuilder, sql } from 'kysely';
import { everyones } from '../../../../scope/everyones.ts';

/** The tables whose rows name a location. */
export const namingTables = [
  'units',
  'surveys',
  'service_calls',
  'invoice_lines',
  'casings',
  'removals',
  'specs',
  'spec_changes',
] as const;

/** Whether a row of anybody names a location `l`. */
export const isUsed: RawBuilder<boolean> = sql`(${sql.join(
  namingTables.map(
    (table) => sql`exists (
      select from ${everyones(table)} named
      where named.account_id = l.account_id and named.location_id = l.id)`,
  ),
  sql` or `,
)})`;

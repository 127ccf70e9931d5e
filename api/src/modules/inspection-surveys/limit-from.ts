import { sql } from 'kysely';
import { unguardedTable } from '../../scope/unguarded-table.ts';

// Queries alias findings as `f`, and the spec of a finding's limit as `spec`.

/**
 * Joins the spec in force when a finding was made; none if the limit comes from the default, the
 * law or settings.
 */
export const joinSpec = sql`left join ${unguardedTable('specs')} spec on spec.id = f.spec_id`;

/**
 * The source of a finding's limit; null if no spec applies, as for a tread below the legal limit.
 */
export const limitFrom = sql`
  case
    when f.check_name <> 'pressure' and (f.check_name <> 'tread_depth' or f.severity = 'critical') then null
    when spec.id is null then 'default'
    when spec.location_id is null then 'account'
    else 'location'
  end as spec_source, spec.valid_from as spec_valid_from`;

import { sql } from 'kysely';
import { everyones } from '../../scope/everyones.ts';

// Queries name a finding `f`, and the spec that its limit comes from `spec`.

/** The spec that was in force when a finding was made; none for the default, the law and settings. */
export const withSpec = sql`left join ${everyones('specs')} spec on spec.id = f.spec_id`;

/** Where the limit of a finding comes from: below the law's, a tread is held against no spec. */
export const limitFrom = sql`
  case
    when f.check_name <> 'pressure' and (f.check_name <> 'tread_depth' or f.severity = 'critical') then null
    when spec.id is null then 'default'
    when spec.location_id is null then 'account'
    else 'location'
  end as spec_source, spec.valid_from as spec_valid_from`;

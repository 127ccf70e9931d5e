import { scrapDestinations } from '@portal/contract/analysis-reports';
import { type RawBuilder, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';
import type { ScrapScope } from './scrap-selection.ts';

/**
 * Columns from a removal `r`, its mount `m`, unit `u`, axle `x`, tire `t`, life `tl` and product
 * `p`.
 */
const columns = sql`
  r.id, r.mount_id, r.account_id, r.location_id, r.removed_on, r.reason, r.destination, r.tread_mm,
  date_trunc('month', r.removed_on)::date as month, s.id as survey_id,
  u.id as unit_id, u.unit_number, ${fleetName} as fleet_name, ${locationName} as fleet_location,
  m.axle_number, m.side, m.slot, m.caps::integer as caps, x.role,
  case when t.made_on <= r.removed_on then (r.removed_on - t.made_on) / 365.25 end as age_years,
  p.id as product_id, p.brand, p.line as product_line, p.size as tire_size,
  tl.original_tread_mm, tl.price as own_price, case when m.caps = 0 then tl.casing_value end as own_casing`;

/**
 * A query for the removals of a validated selection. Users who see a removal see the rows joined to
 * it, except for the survey that noted it.
 */
export const chosenRemovals = (scope: ScrapScope): RawBuilder<unknown> => sql`
  select ${columns}
  from removals r
  join ${unguardedTable('mounts')} m on m.id = r.mount_id
  join ${unguardedTable('units')} u on u.id = m.unit_id
  join ${unguardedTable('tires')} t on t.id = m.tire_id
  join ${unguardedTable('tire_lives')} tl on tl.tire_id = m.tire_id and tl.caps = m.caps
  join ${unguardedTable('locations')} l on l.id = r.location_id
  join ${unguardedTable('accounts')} a on a.id = r.account_id
  left join axles x on x.configuration = u.configuration and x.axle_number = m.axle_number
  left join products p on p.id = coalesce(tl.product_id, case when m.caps = 0 then t.product_id end)
  left join surveys s on s.id = r.survey_id
  left join dealers d on d.id = s.dealer_id
  where ${sql.join(conditionsOf(scope), sql` and `)}`;

function conditionsOf(scope: ScrapScope): RawBuilder<unknown>[] {
  const { account_ids, survey_ids, date_from, date_to, nonsig, country, state } = scope;
  return [
    sql`r.destination = any (${[...scrapDestinations]}::text[])`,
    ...(account_ids.length > 0 ? [sql`r.account_id = any (${[...account_ids]}::int[])`] : []),
    ...(survey_ids.length > 0 ? [sql`s.id = any (${[...survey_ids]}::int[])`] : []),
    ...(date_from ? [sql`r.removed_on >= ${date_from}`] : []),
    ...(date_to ? [sql`r.removed_on <= ${date_to}`] : []),
    ...(nonsig ? [sql`d.nonsig = ${nonsig}`] : []),
    ...(country ? [sql`l.country = ${country}`] : []),
    ...(state ? [sql`l.state = ${state}`] : []),
    holdsKeyword(scope.keyword?.trim() ?? '', [
      sql`u.unit_number`,
      sql`l.code`,
      sql`l.name`,
      sql`a.name`,
      sql`a.nonsig`,
      sql`p.brand`,
      sql`p.line`,
    ]),
  ];
}

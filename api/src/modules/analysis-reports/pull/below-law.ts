import type { PullPointsRequest } from '@portal/contract/analysis-reports';
import { type RawBuilder, sql } from 'kysely';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { depthTolerance } from '../scrap/judged-removals.ts';
import { legalDepths } from './legal-depths.ts';

// Aliases in the queries: `i` an inspection, `s` its survey, `r` a reading, `x` its axle, `law` the
// law.

const finished = sql`
  join ${unguardedTable('surveys')} s on s.id = i.survey_id and s.state = 'finished' and not i.is_crossing`;

const read = sql`
  from unit_inspections i ${finished}
  join ${unguardedTable('readings')} r on r.inspection_id = i.id and r.axle_number <> all (i.lifted_axles)`;

/** The previous reading of the same mount. */
const before = sql`
  select r.tread_mm as before_mm, i.inspected_on as before_on
  ${read}
  where r.mount_id = low.mount_id and r.tread_mm is not null
    and (i.inspected_on, i.id) < (low.found_on, low.inspection_id)
  order by i.inspected_on desc, i.id desc limit 1`;

/**
 * A table for `from`: the tires of a validated selection that an inspection found below the legal
 * depth, each for the first time within the dates.
 */
export function belowLaw(scope: PullPointsRequest): RawBuilder<unknown> {
  const { account_ids, date_from, date_to } = scope;
  const conditions = [
    sql`r.mount_id is not null and r.tread_mm < law.legal_mm - ${depthTolerance}`,
    ...(account_ids.length > 0 ? [sql`i.account_id = any (${[...account_ids]}::int[])`] : []),
    ...(date_from ? [sql`i.inspected_on >= ${date_from}`] : []),
    ...(date_to ? [sql`i.inspected_on <= ${date_to}`] : []),
  ];
  return sql`(
    select low.*, seen.before_mm, seen.before_on
    from (
      select distinct on (r.mount_id) r.id as reading_id, r.mount_id, i.id as inspection_id, i.survey_id,
        i.account_id, s.location_id, i.unit_id, i.unit_number, r.axle_number, r.side, r.slot, x.role as axle,
        i.inspected_on as found_on, r.tread_mm
      ${read}
      join axles x on x.configuration = i.configuration and x.axle_number = r.axle_number
      join ${legalDepths} on law.role = x.role
      where ${sql.join(conditions, sql` and `)}
      order by r.mount_id, i.inspected_on, i.id) low
    left join lateral (${before}) seen on true)`;
}

/**
 * Whether a tire `n` would have been found below the legal depth even if tires were pulled at this
 * depth in mm.
 */
export const staysBelowLaw = (pull: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(n.before_mm is null or n.before_mm > ${pull} + ${depthTolerance})`;

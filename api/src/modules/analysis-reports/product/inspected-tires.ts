import type { ProductScope } from '@portal/contract/analysis-reports';
import { type RawBuilder, sql } from 'kysely';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { latestInspections } from '../latest-inspections.ts';
import { isInForce, specsInForce } from '../specs-in-force.ts';
import { usualTarget } from '../usual-target.ts';
import type { DatedSelection } from './product-selection.ts';

// Aliases in the queries: `i` an inspection, `r` a reading, `x` its axle, `m` its mount, `t` its
// tire, `l` its life, `c` the product of its casing. Users who see an inspection see all of these.

/** A key for a position within an inspection. */
const placeOf = (alias: string) =>
  sql`(${sql.ref(`${alias}.axle_number`)}::text || ${sql.ref(`${alias}.side`)} || ${sql.ref(`${alias}.slot`)})`;

/**
 * The target pressures stored with an inspection's findings, by position; null if there are none.
 */
const keptTargets = sql`(
  select jsonb_object_agg(${placeOf('f')}, f.limit_value) from ${unguardedTable('findings')} f
  where f.inspection_id = i.id and f.check_name = 'pressure')`;
const keptTarget = sql`case when i.targets is not null then (i.targets ->> ${placeOf('r')})::numeric end`;

/**
 * The target that the tire was judged by; without a finding, the one that inspections use
 * (`specOf`).
 */
const target = sql`coalesce(${keptTarget}, own.target_pressure_kpa, wide.target_pressure_kpa,
  ${usualTarget(sql`x.role`, sql`c.load_range`)})::float8`;

/** Mounts begun or ended by inspections. */
const changed = sql`
  select change.inspection_id, m.id as mount_id, m.axle_number, m.side, m.slot, m.ended_with is not distinct from change.id as is_gone
  from latest i
  join ${unguardedTable('tire_changes')} change on change.inspection_id = i.id
  join ${unguardedTable('mounts')} m on m.ended_with = change.id or m.begun_with = change.id`;

/**
 * Whether a reading is of a tire that the inspection then removed: the tire mounted in its place
 * counts instead.
 */
const wasReplaced = sql`(
  (r.inspection_id, r.mount_id) in (select inspection_id, mount_id from changed where is_gone)
  or r.mount_id is null and (r.inspection_id, r.axle_number, r.side, r.slot) in (
    select inspection_id, axle_number, side, slot from changed where not is_gone))`;

const isIrregular = sql`exists (
  select from ${unguardedTable('reading_conditions')} worn where worn.reading_id = r.id)`;

/**
 * A table for `from`: the tires read at each unit's latest inspection within the dates. Omits tires
 * on lifted axles, like the counts of inspections.
 */
export const inspectedTires = (
  scope: DatedSelection<Pick<ProductScope, 'account_ids' | 'date_from' | 'date_to'>>,
): RawBuilder<unknown> => sql`(
  with latest as materialized (
    select i.*, ${keptTargets} as targets from (${latestInspections(scope)}) i),
  asked as materialized (${specsInForce(scope.account_ids)}),
  changed as materialized (${changed}),
  read as (
    select r.id as reading_id, i.survey_id, i.account_id, i.location_id, i.unit_id, i.unit_number, i.inspected_on,
      r.axle_number, r.side, r.slot, x.role, coalesce(m.caps, 0) > 0 as is_retread,
      coalesce(l.product_id, case when m.caps = 0 then t.product_id end) as product_id,
      r.tread_mm::float8 as tread_mm, r.pressure_kpa::float8 as pressure_kpa, ${target} as target_kpa,
      coalesce(r.pressure_kpa < ${keptTarget}, false) as is_underinflated, ${isIrregular} as is_irregular, t.tin,
      case when t.made_on <= i.inspected_on then i.inspected_on - t.made_on end as age_days
    from latest i
    join ${unguardedTable('readings')} r on r.inspection_id = i.id
    join axles x on x.configuration = i.configuration and x.axle_number = r.axle_number
      and x.is_dual = (r.slot <> 'single')
    left join ${unguardedTable('mounts')} m on m.id = r.mount_id
    left join ${unguardedTable('tires')} t on t.id = m.tire_id
    left join ${unguardedTable('tire_lives')} l on l.tire_id = m.tire_id and l.caps = m.caps
    left join products c on c.id = t.product_id
    left join asked own on ${isInForce('own')} and own.location_id = i.location_id
    left join asked wide on ${isInForce('wide')} and wide.location_id is null
    where (r.pressure_kpa is not null or r.tread_mm is not null)
      and r.axle_number <> all (i.lifted_axles) and ${wasReplaced} is not true)
  select *, pressure_kpa / target_kpa - 1 as deviation from read)`;

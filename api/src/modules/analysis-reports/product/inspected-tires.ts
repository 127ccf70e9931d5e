import type { ProductScope } from '@portal/contract/analysis-reports';
import { type RawBuilder, sql } from 'kysely';
import { everyones } from '../../../scope/everyones.ts';
import { latestInspections } from '../latest-inspections.ts';
import { usualTarget } from '../usual-target.ts';
import type { Dated } from './product-selection.ts';

// Queries name an inspection `i`, a reading `r`, its axle `x`, mount `m`, tire `t`, life `l`, and the product of its
// casing `c`. Those who see an inspection see all of these.

/** kPa that are traces of a conversion from psi. */
const trace = sql.lit(0.000001);

const ofAccounts = (account_ids: readonly number[]) =>
  account_ids.length > 0 ? sql`where account_id = any (${[...account_ids]}::int[])` : sql``;

/** Specs with the day on which the next one of the same kind takes over. */
const specsInForce = (account_ids: readonly number[]) => sql`
  select account_id, location_id, role, valid_from, target_pressure_kpa, lead(valid_from) over (
    partition by account_id, location_id, role order by valid_from) as until
  from ${everyones('specs')} ${ofAccounts(account_ids)}`;

const inForce = (spec: 'own' | 'wide') => sql`
  ${sql.ref(spec)}.account_id = i.account_id and ${sql.ref(spec)}.role = x.role
  and ${sql.ref(spec)}.valid_from <= i.inspected_on
  and (${sql.ref(spec)}.until is null or ${sql.ref(spec)}.until > i.inspected_on)`;

/** As inspections are judged (`specOf`). */
const target = sql`coalesce(own.target_pressure_kpa, wide.target_pressure_kpa,
  ${usualTarget(sql`x.role`, sql`c.load_range`)})::float8`;

/** A reading of a tire that the inspection then took off: what went on in its place counts. */
const wasReplaced = sql`(
  exists (select from ${everyones('mounts')} gone join ${everyones('tire_changes')} change
    on change.id = gone.ended_with where gone.id = r.mount_id and change.inspection_id = r.inspection_id)
  or r.mount_id is null and exists (
    select from ${everyones('mounts')} come join ${everyones('tire_changes')} change on change.id = come.begun_with
    where change.inspection_id = r.inspection_id
      and (come.axle_number, come.side, come.slot) = (r.axle_number, r.side, r.slot)))`;

const isIrregular = sql`exists (
  select from ${everyones('reading_conditions')} worn where worn.reading_id = r.id)`;

/**
 * A table for `from`: the tires that were read at each unit's latest inspection within the dates, those of lifted
 * axles left out, as the counts of inspections leave them out.
 */
export const inspectedTires = (
  scope: Dated<Pick<ProductScope, 'account_ids' | 'date_from' | 'date_to'>>,
): RawBuilder<unknown> => sql`(
  with latest as materialized (${latestInspections(scope)}),
  asked as materialized (${specsInForce(scope.account_ids)}),
  read as (
    select r.id as reading_id, i.survey_id, i.account_id, i.location_id, i.unit_id, i.unit_number, i.inspected_on,
      r.axle_number, r.side, r.slot, x.role, coalesce(m.caps, 0) > 0 as is_retread,
      coalesce(l.product_id, case when m.caps = 0 then t.product_id end) as product_id,
      r.tread_mm::float8 as tread_mm, r.pressure_kpa::float8 as pressure_kpa, ${target} as target_kpa,
      ${isIrregular} as is_irregular, t.tin,
      case when t.made_on <= i.inspected_on then i.inspected_on - t.made_on end as age_days
    from latest i
    join ${everyones('readings')} r on r.inspection_id = i.id
    join axles x on x.configuration = i.configuration and x.axle_number = r.axle_number
      and x.is_dual = (r.slot <> 'single')
    left join ${everyones('mounts')} m on m.id = r.mount_id
    left join ${everyones('tires')} t on t.id = m.tire_id
    left join ${everyones('tire_lives')} l on l.tire_id = m.tire_id and l.caps = m.caps
    left join products c on c.id = t.product_id
    left join asked own on ${inForce('own')} and own.location_id = i.location_id
    left join asked wide on ${inForce('wide')} and wide.location_id is null
    where (r.pressure_kpa is not null or r.tread_mm is not null)
      and r.axle_number <> all (i.lifted_axles) and not ${wasReplaced})
  select *, pressure_kpa / target_kpa - 1 as deviation,
    pressure_kpa < target_kpa * 0.9 - ${trace} as is_underinflated
  from read)`;

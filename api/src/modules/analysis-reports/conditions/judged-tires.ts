import {
  type LossCause,
  lastTreadBand,
  lossCauses,
  treadBandSize,
} from '@portal/contract/analysis-reports';
import { wearConditions } from '@portal/contract/fleet-surveys';
import { unitSizes } from '@portal/contract/portal';
import { type RawBuilder, sql } from 'kysely';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import type { LossShares } from '../../../settings.ts';
import { casingMeans, productMeans } from '../scrap/mean-prices.ts';
import { isInForce, specsInForce } from '../specs-in-force.ts';
import { usualPullDepth } from '../usual-pull-depth.ts';
import { usualTarget } from '../usual-target.ts';
import { changedInspections, wasReplaced } from './replaced-tires.ts';

// Aliases in the queries: `i` an inspection of `looked`, `r` a reading, `x` its axle, `m` its
// mount, `t` its tire, `l` its life, and `c` the product of its casing.

/** mm and kPa within which values count as equal after conversion. */
const trace = sql.lit(0.000001);
const number = (value: number) => sql`${sql.lit(value)}::numeric`;

/** Excludes damage of the casing, which is not tread wear. */
const irregular = [...wearConditions.steer, ...wearConditions.drive, ...wearConditions.trailer];
const isIrregular = sql`(i.flagged_wear > 0 and exists (
  select from ${unguardedTable('reading_conditions')} worn
  where worn.reading_id = r.id and worn.condition = any (${irregular}::text[])))`;

/**
 * The target pressure of a tire: the limit in its finding if there is one, else the target in the
 * spec of the day, as in `specOf`.
 */
const target = sql`coalesce(pf.limit_value, own.target_pressure_kpa, wide.target_pressure_kpa,
  ${usualTarget(sql`x.role`, sql`c.load_range`)})`;
const pull = sql`coalesce(own.pull_depth_mm, wide.pull_depth_mm, ${usualPullDepth(sql`x.role`)})`;

const readTires = sql`
  select r.id as reading_id, i.id as inspection_id, i.account_id, i.location_id, i.inspected_on,
    r.axle_number, r.side, r.slot, x.role, coalesce(m.caps, 0) > 0 as is_retread,
    coalesce(l.product_id, case when m.caps = 0 then t.product_id end) as product_id,
    c.brand as casing_brand, c.size as casing_size, coalesce(r.valve, 'no_reading') as valve,
    r.tread_mm, r.pressure_kpa, l.original_tread_mm, l.price as own_price, l.casing_value as own_casing,
    ${target} as target_kpa, ${pull} as pull_mm,
    case when own.account_id is not null then i.location_id end as spec_location,
    coalesce(own.valid_from, wide.valid_from) as spec_from,
    df.inspection_id is not null as is_mismatched, ${isIrregular} as is_irregular
  from looked i
  join ${unguardedTable('readings')} r on r.inspection_id = i.id
  join axles x on x.configuration = i.configuration and x.axle_number = r.axle_number
    and x.is_dual = (r.slot <> 'single')
  left join ${unguardedTable('mounts')} m on m.id = r.mount_id
  left join ${unguardedTable('tires')} t on t.id = m.tire_id
  left join ${unguardedTable('tire_lives')} l on l.tire_id = m.tire_id and l.caps = m.caps
  left join products c on c.id = t.product_id
  left join found pf on pf.check_name = 'pressure'
    and (pf.inspection_id, pf.axle_number, pf.side, pf.slot) = (i.id, r.axle_number, r.side, r.slot)
  left join found df on df.check_name = 'tread_mismatch_duals' and r.slot <> 'single'
    and (df.inspection_id, df.axle_number, df.side) = (i.id, r.axle_number, r.side)
  left join asked own on ${isInForce('own')} and own.location_id = i.location_id
  left join asked wide on ${isInForce('wide')} and wide.location_id is null
  where (r.pressure_kpa is not null or r.tread_mm is not null)
    and r.axle_number <> all (i.lifted_axles) and not ${wasReplaced}`;

const pressureBand = sql`case
  when pressure_kpa is null then 'not_read'
  when pressure_kpa <= target_kpa * 0.8 + ${trace} then 'critical'
  when pressure_kpa < target_kpa * 0.9 - ${trace} then 'low'
  when pressure_kpa <= target_kpa * 1.1 + ${trace} then 'good' else 'high' end`;

const bandSize = number(treadBandSize * unitSizes['32nds']);
const treadBand = sql`case when tread_mm is null then 'not_read'
  else least(${sql.lit(lastTreadBand)}, ${sql.lit(treadBandSize)} * floor((tread_mm + ${trace}) / ${bandSize}))::int::text end`;

const applies: Readonly<Record<LossCause, RawBuilder<unknown>>> = {
  pressure_critical: sql`pressure_band = 'critical'`,
  dual_mismatch: sql`is_mismatched`,
  irregular_wear: sql`is_irregular`,
  pressure_low: sql`pressure_band = 'low'`,
};

/** The applicable cause with the largest share; on a tie, the first. */
const causeOf = (shares: LossShares) =>
  sql`case ${sql.join(
    [...lossCauses]
      .sort((one, other) => shares[other].tread - shares[one].tread)
      .map((each) => sql`when ${applies[each]} then ${sql.lit(each)}`),
    sql` `,
  )} end`;

const shareOf = (shares: LossShares, what: 'tread' | 'casing') =>
  sql`case cause ${sql.join(
    lossCauses.map((each) => sql`when ${sql.lit(each)} then ${number(shares[each][what])}`),
    sql` `,
  )} end`;

/** The reason why a tire has no loss, in the order of `lossLeftOut`. */
const noLossReason = (shares: LossShares) => sql`case
  when cause is null then null
  when tread_mm is null then 'no_tread'
  when original_tread_mm is null then 'no_original'
  when pull_mm is null then 'no_pull_depth'
  when original_tread_mm <= pull_mm + ${trace} then 'original_at_pull'
  when tread_mm > original_tread_mm + ${trace} then 'above_original'
  when price is null then 'no_price'
  when ${shareOf(shares, 'casing')} > 0 and casing_value is null then 'no_casing_value' end`;

/**
 * The share of the remaining tread's price, plus the share of the casing's value; rounded to the
 * cent, so that all groupings of the tires add up.
 */
const lossOf = (shares: LossShares) => sql`round(round(
  ${shareOf(shares, 'tread')} * price * greatest(0, tread_mm - pull_mm) / nullif(original_tread_mm - pull_mm, 0)
  + ${shareOf(shares, 'casing')} * coalesce(casing_value, 0), 6), 2)`;

/**
 * Tires with a cause of loss, with the names that prices are found by; a casing is valued by its
 * original product.
 */
const chosen = sql`
  select reading_id, account_id, product_id, date_trunc('month', inspected_on)::date as month, own_price,
    own_casing, 0 as caps, casing_brand as brand, casing_size as tire_size
  from banded where cause is not null`;

const priced = sql`
  select c.reading_id, coalesce(c.own_price, ap.price, ep.price) as price,
    case when c.own_price is not null then 'own' when ap.price is not null then 'account'
      when ep.price is not null then 'everybody' end as price_source,
    coalesce(c.own_casing, ac.price, ec.price) as casing_value
  from chosen c
  left join account_prices ap on c.own_price is null
    and (ap.account_id, ap.product_id, ap.month) = (c.account_id, c.product_id, c.month)
  left join every_price ep on c.own_price is null and (ep.product_id, ep.month) = (c.product_id, c.month)
  left join account_casings ac on c.own_casing is null
    and (ac.account_id, ac.brand, ac.tire_size, ac.month) = (c.account_id, c.brand, c.tire_size, c.month)
  left join every_casing ec on c.own_casing is null
    and (ec.brand, ec.tire_size, ec.month) = (c.brand, c.tire_size, c.month)`;

/**
 * Tables of a `with` over the inspections `looked`: `found` contains their findings, `judged` the
 * tires that they read, with bands and losses.
 *
 * @param account_ids accounts of the inspections; empty for all
 * @param shares the shares lost, by cause
 */
export const judgedTires = (
  account_ids: readonly number[],
  shares: LossShares,
): RawBuilder<unknown> => sql`
  found as materialized (
    select f.inspection_id, f.check_name, f.severity, f.axle_number, f.side, f.slot, f.limit_value
    from looked join ${unguardedTable('findings')} f on f.inspection_id = looked.id),
  ${changedInspections},
  asked as materialized (${specsInForce(account_ids)}),
  read as (${readTires}),
  in_bands as (select *, ${pressureBand} as pressure_band, ${treadBand} as tread_band from read),
  banded as materialized (select *, ${causeOf(shares)} as cause from in_bands),
  chosen as materialized (${chosen}),
  ${productMeans}, ${casingMeans},
  priced as materialized (${priced}),
  asked_prices as (
    select b.*, p.price, p.price_source, p.casing_value
    from banded b left join priced p on p.reading_id = b.reading_id),
  told as (select *, ${noLossReason(shares)} as left_out from asked_prices),
  judged as materialized (
    select *, case when cause is not null and left_out is null then ${lossOf(shares)} end as loss from told)`;

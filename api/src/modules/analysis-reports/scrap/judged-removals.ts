import { treadBandEnds } from '@portal/contract/analysis-reports';
import { type RawBuilder, sql } from 'kysely';
import { isInForce, specsInForce } from '../specs-in-force.ts';
import { usualPullDepth } from '../usual-pull-depth.ts';
import { chosenRemovals } from './chosen-removals.ts';
import { casingMeans, productMeans } from './mean-prices.ts';
import type { ScrapScope } from './scrap-selection.ts';

/** mm within which depths count as equal after conversion from 32nds. */
export const depthTolerance = sql`0.000001`;
const mm = (value: number) => sql`${value}::numeric`;

/** The expressions that determine the spec of a chosen removal `c`. */
const removed = { account: sql`c.account_id`, role: sql`c.role`, day: sql`c.removed_on` };

/**
 * The chosen removals with their pull depth, found as in inspections (`specOf`), and with prices
 * from the nearest source.
 */
const priced = sql`
  priced as (
    select c.*, coalesce(own.pull_depth_mm, wide.pull_depth_mm, ${usualPullDepth(sql`c.role`)}) as pull_mm,
      coalesce(c.own_price, ap.price, ep.price) as price,
      case when c.own_price is not null then 'own' when ap.price is not null then 'account'
        when ep.price is not null then 'everybody' end as price_source,
      coalesce(c.own_casing, ac.price, ec.price) as casing_value,
      case when c.own_casing is not null then 'own' when ac.price is not null then 'account'
        when ec.price is not null then 'everybody' end as casing_value_source
    from chosen c
    left join asked own on ${isInForce('own', removed)} and own.location_id = c.location_id
    left join asked wide on ${isInForce('wide', removed)} and wide.location_id is null
    left join account_prices ap on c.own_price is null
      and (ap.account_id, ap.product_id, ap.month) = (c.account_id, c.product_id, c.month)
    left join every_price ep on c.own_price is null and (ep.product_id, ep.month) = (c.product_id, c.month)
    left join account_casings ac on c.caps = 0 and c.own_casing is null
      and (ac.account_id, ac.brand, ac.tire_size, ac.month) = (c.account_id, c.brand, c.tire_size, c.month)
    left join every_casing ec on c.caps = 0 and c.own_casing is null
      and (ec.brand, ec.tire_size, ec.month) = (c.brand, c.tire_size, c.month))`;

/** Why a removal has no lost money, in the order of `leftOutReasons`. */
const leftOut = sql`case
  when tread_mm is null then 'no_tread'
  when original_tread_mm is null then 'no_original'
  when pull_mm is null then 'no_pull_depth'
  when original_tread_mm <= pull_mm + ${depthTolerance} then 'original_at_pull'
  when tread_mm > original_tread_mm + ${depthTolerance} then 'above_original'
  when price is null then 'no_price'
  when caps = 0 and casing_value is null then 'no_casing_value'
  when price < casing_value then 'below_casing' end`;

const band = sql`case
  when tread_mm <= ${mm(treadBandEnds.green)} + ${depthTolerance} then 'green'
  when tread_mm <= ${mm(treadBandEnds.yellow)} + ${depthTolerance} then 'yellow'
  when tread_mm < ${mm(treadBandEnds.farTooEarly)} - ${depthTolerance} then 'red'
  when tread_mm is not null then 'far_too_early' end`;

const ageGroup = sql`case when age_years is null then 'unknown'
  else 'from_' || least(8, 2 * floor(age_years / 2))::integer end`;

const capGroup = sql`case caps when 0 then 'new' when 1 then 'once' when 2 then 'twice' else 'more' end`;

const cost = sql`(price - coalesce(casing_value, 0))`;
const usable = sql`(original_tread_mm - pull_mm)`;

/**
 * A table for `from`: a row for each removal of a selection, with amounts rounded to the cent, so
 * that all groupings add up.
 */
export const judgedRemovals = (scope: ScrapScope): RawBuilder<unknown> => sql`(
  with chosen as materialized (${chosenRemovals(scope)}),
  asked as (${specsInForce(scope.account_ids)}), ${productMeans}, ${casingMeans}, ${priced},
  judged as (
    select *, ${leftOut} as left_out, ${band} as band, ${ageGroup} as age, ${capGroup} as cap_group,
      coalesce(role, 'unknown') as axle
    from priced)
  select *,
    case when left_out is null then ${cost} end as cost,
    case when left_out is null then ${usable} end as usable_mm,
    case when left_out is null then
      round(round(greatest(0, tread_mm - pull_mm) * ${cost} / nullif(${usable}, 0), 6), 2) end as lost
  from judged)`;

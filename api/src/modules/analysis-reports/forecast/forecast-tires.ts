import { reliableFrom } from '@portal/contract/analysis-reports';
import { unknownName } from '@portal/contract/reports';
import { type RawBuilder, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName } from '../../../selections/place-names.ts';
import { productMeans } from '../scrap/mean-prices.ts';
import { isInForce, specsInForce } from '../specs-in-force.ts';
import { usualPullDepth } from '../usual-pull-depth.ts';
import { filterCondition, type WearField } from '../wear/wear-rows.ts';
import type { ForecastScope } from './forecast-selection.ts';

// Aliases in the queries: `m` a mount, `u` its unit, `x` its axle, `tl` its life, `p` its product,
// `w` its last wear, `n` a newer reading without an odometer, `r` the wear of its product.

const unknown = sql.lit(unknownName);

const fields: Readonly<Record<WearField, RawBuilder<unknown>>> = {
  brand: sql`coalesce(p.brand, ${unknown})`,
  retread: sql`case when m.caps > 0 then 'retread' else 'new' end`,
  product_line: sql`coalesce(p.line, ${unknown})`,
  tire_size: sql`coalesce(p.size, ${unknown})`,
  wheel_position: sql`coalesce(x.role, 'unknown')`,
  axel_configuration: sql`u.configuration`,
  load_range: sql`coalesce(p.load_range, ${unknown})`,
  vocation: sql`u.vocation`,
};

/**
 * The latest wear of each mount: with an odometer if any reading has one, plus a newer reading
 * without one.
 */
const latest = (ofAccounts: RawBuilder<unknown>) => sql`
  select w.*, w.whole_before is not null as is_newer
  from mount_wears w where w.next_on is null and ${ofAccounts}`;

/** Daily wear in mm by fleet, product and position, from the tires that count in the wear rates. */
const productRates = sql`
  select w.account_id, w.product_id, w.is_retread, x.role, count(*) as tires,
    sum(w.worn_mm) / sum(w.read_on - w.start_on) as wear_mm
  from latest w
  join ${unguardedTable('units')} u on u.id = w.unit_id
  join axles x on x.configuration = u.configuration and x.axle_number = w.axle_number
  where not w.is_newer and w.outcome = 'counted' and w.read_on > w.start_on and w.product_id is not null
  group by w.account_id, w.product_id, w.is_retread, x.role
  having count(*) >= ${reliableFrom}`;

const pullDepth = sql`coalesce(own.pull_depth_mm, wide.pull_depth_mm, ${usualPullDepth(sql`x.role`)})`;
const tread = sql`coalesce(n.tread_mm, w.tread_mm)`;
const hasOwnRate = sql`(w.outcome = 'counted' and w.read_on > w.start_on)`;

/**
 * Tested in the order of `forecastBases`, except that a missing reading and a missing pull depth
 * come first.
 */
const basis = sql`case
  when w.mount_id is null then 'not_read'
  when ${pullDepth} is null then 'no_pull_depth'
  when ${tread} <= ${pullDepth} + 0.000001 then 'read'
  when ${hasOwnRate} then 'own'
  when r.tires is not null then 'product'
  else 'few_tires' end`;

/** The mounted tires with the inputs of their forecasts; wear is per day. */
const mounted = (
  { keyword = '', ...scope }: ForecastScope,
  {
    today,
    ofAccounts,
  }: { readonly today: RawBuilder<unknown>; readonly ofAccounts: RawBuilder<unknown> },
) => {
  const asked = { account: sql`m.account_id`, role: sql`x.role`, day: today };
  return sql`
  select m.id as mount_id, m.account_id, m.axle_number, m.side, m.slot, u.id as unit_id, u.unit_number,
    ${fleetName} as fleet_name, ${fields.brand} as brand, ${fields.product_line} as product_line,
    ${fields.tire_size} as tire_size, ${fields.retread} as retread, ${fields.wheel_position} as wheel_position,
    tl.product_id, tl.price as own_price, date_trunc('month', ${today})::date as month,
    coalesce(n.read_on, w.read_on) as read_on, ${tread} as tread_mm, ${pullDepth} as pull_mm, ${basis} as basis,
    case ${basis} when 'own' then w.worn_mm / (w.read_on - w.start_on) when 'product' then r.wear_mm end as wear_mm,
    case ${basis} when 'product' then r.tires end as rate_tires
  from mounts m
  join ${unguardedTable('units')} u on u.id = m.unit_id and u.is_active and u.deleted_at is null
  join ${unguardedTable('accounts')} a on a.id = m.account_id
  join ${unguardedTable('tire_lives')} tl on tl.tire_id = m.tire_id and tl.caps = m.caps
  left join axles x on x.configuration = u.configuration and x.axle_number = m.axle_number
  left join products p on p.id = tl.product_id
  left join latest w on w.mount_id = m.id and not w.is_newer
  left join latest n on n.mount_id = m.id and n.is_newer
  left join rates r on (r.account_id, r.product_id, r.is_retread, r.role)
    = (m.account_id, tl.product_id, m.caps > 0, x.role)
  left join asked own on ${isInForce('own', asked)} and own.location_id = u.location_id
  left join asked wide on ${isInForce('wide', asked)} and wide.location_id is null
  where m.ended_on is null and ${ofAccounts} and ${filterCondition(scope, fields)}
    and ${holdsKeyword(keyword.trim(), [sql`u.unit_number`, fields.brand, fields.product_line, fields.tire_size])}`;
};

/** The longest forecast, in days. */
const furthest = sql`36500`;

/**
 * A table for `from`: a row for each tire on an active unit, with the day on which it reaches its
 * pull depth and the price of its product.
 *
 * @param day today for the reader, YYYY-MM-DD
 */
export function forecastTires(
  { account_ids, ...scope }: ForecastScope,
  day: string,
): RawBuilder<unknown> {
  const of = (alias: string) =>
    account_ids.length > 0
      ? sql`${sql.ref(alias)}.account_id = any (${[...account_ids]}::int[])`
      : sql`true`;
  const today = sql`${day}::date`;
  return sql`(
    with latest as materialized (${latest(of('w'))}),
    rates as materialized (${productRates}),
    asked as materialized (${specsInForce(account_ids)}),
    mounted as (${mounted({ account_ids, ...scope }, { today, ofAccounts: of('m') })}),
    chosen as materialized (
      select *, case when basis = 'read' then read_on when wear_mm is not null
        then read_on + least(${furthest}, ceil(round((tread_mm - pull_mm) / wear_mm, 6)))::int end as due_on
      from mounted),
    ${productMeans}
    select c.*, coalesce(c.own_price, ap.price, ep.price) as price,
      case when c.own_price is not null then 'own' when ap.price is not null then 'account'
        when ep.price is not null then 'everybody' end as price_source
    from chosen c
    left join account_prices ap on c.own_price is null
      and (ap.account_id, ap.product_id, ap.month) = (c.account_id, c.product_id, c.month)
    left join every_price ep on c.own_price is null
      and (ep.product_id, ep.month) = (c.product_id, c.month))`;
}

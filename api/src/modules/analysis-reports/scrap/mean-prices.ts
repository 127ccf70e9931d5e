import { fleetTypes } from '@portal/contract/portal';
import { type RawBuilder, sql } from 'kysely';
import { unguardedTable } from '../../../scope/unguarded-table.ts';

// Prices of products over the twelve months that end before the month of the removal, net of
// credits. Only users who see a whole account read its sums; the sums over all fleets reveal no
// single price.

/** Spend divided by units, to the cent; null if nothing was bought on balance. */
const mean = (spend: RawBuilder<unknown>, units: RawBuilder<unknown>) => sql`
  case when sum(${units}) > 0 and sum(${spend}) >= 0 then round(sum(${spend}) / sum(${units}), 2) end`;

const since = sql`(w.month - interval '1 year')::date`;
const everyFleet = sql`any (${[...fleetTypes]}::text[])`;

/** Mean prices of products for `chosen` removals: of the account, and of all accounts. */
export const productMeans = sql`
  wanted_products as (
    select distinct account_id, product_id, month from chosen
    where own_price is null and product_id is not null),
  account_prices as (
    select w.account_id, w.product_id, w.month, ${mean(sql`b.spend`, sql`b.units`)} as price
    from wanted_products w
    join product_months b on b.account_id = w.account_id and b.product_id = w.product_id
      and b.month >= ${since} and b.month < w.month
    group by w.account_id, w.product_id, w.month),
  every_price as (
    select w.product_id, w.month, ${mean(sql`b.spend`, sql`b.units`)} as price
    from (select distinct product_id, month from wanted_products) w
    join ${unguardedTable('fleet_product_days')} b on b.product_id = w.product_id
      and b.fleet_type = ${everyFleet} and b.day >= ${since} and b.day < w.month
    group by w.product_id, w.month)`;

/** The same for casings, by the brand and size of the original tires. */
export const casingMeans = sql`
  wanted_casings as (
    select distinct account_id, brand, tire_size, month from chosen
    where caps = 0 and own_casing is null and brand is not null),
  account_casings as (
    select w.account_id, w.brand, w.tire_size, w.month, ${mean(sql`b.spend`, sql`b.units`)} as price
    from wanted_casings w
    join products c on c.kind = 'casing' and c.brand = w.brand and c.size = w.tire_size
    join product_months b on b.account_id = w.account_id and b.product_id = c.id
      and b.month >= ${since} and b.month < w.month
    group by w.account_id, w.brand, w.tire_size, w.month),
  every_casing as (
    select w.brand, w.tire_size, w.month, ${mean(sql`b.spend`, sql`b.units`)} as price
    from (select distinct brand, tire_size, month from wanted_casings) w
    join products c on c.kind = 'casing' and c.brand = w.brand and c.size = w.tire_size
    join ${unguardedTable('fleet_product_days')} b on b.product_id = c.id
      and b.fleet_type = ${everyFleet} and b.day >= ${since} and b.day < w.month
    group by w.brand, w.tire_size, w.month)`;

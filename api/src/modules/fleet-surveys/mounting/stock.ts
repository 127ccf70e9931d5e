import { type StockedTire, surveyLimits } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/** A tire of an account, and whether it can be mounted. */
export interface StockedRow extends StockedTire {
  readonly is_mounted: boolean;
  readonly is_in_stock: boolean;
}

// Tires removed to stock or for repair can be mounted again, as can tires that were never mounted.
const stocked = sql`
  select t.id as tire_id, t.revision, tp.brand, tp.line as product_line,
    coalesce(tp.size, lp.size) as tire_size, tp.load_range,
    case when l.caps > 0 then concat_ws(' ', lp.brand, lp.line) end as retread,
    l.caps, t.tin, m.ended_on as removed_on,
    m.id is not null and m.ended_on is null as is_mounted,
    m.id is null or r.destination in ('stock', 'repair') as is_in_stock
  from tires t
  join lateral (
    select each.* from tire_lives each where each.tire_id = t.id order by each.caps desc limit 1
  ) l on true
  left join lateral (
    select each.id, each.ended_on from mounts each where each.tire_id = t.id
    order by each.ended_on desc nulls first, each.id desc limit 1
  ) m on true
  left join removals r on r.mount_id = m.id
  left join products tp on tp.id = t.product_id
  left join products lp on lp.id = l.product_id`;

const texts = ['tin', 'brand', 'product_line', 'tire_size', 'retread'].map((name) =>
  sql.ref(`each.${name}`),
);

/**
 * Reads the tires of an account in stock, last removed first.
 *
 * @param keyword each of its words must occur in one of a tire's texts; all tires if empty
 */
export async function readStock(
  db: Kysely<Schema>,
  accountId: number,
  keyword = '',
): Promise<StockedTire[]> {
  const words = keyword.split(/\s+/).map((word) => holdsKeyword(word, texts));
  const { rows } = await sql<StockedRow>`
    select * from (${stocked} where t.account_id = ${accountId}) each
    where not is_mounted and is_in_stock and ${sql.join(words, sql` and `)}
    order by removed_on desc nulls last, tire_id desc
    limit ${surveyLimits.stockedTires}`.execute(db);
  return rows.map(({ is_mounted: _, is_in_stock: __, ...tire }) => tire);
}

/** Reads the tires of an account with these ids, in stock or not. */
export async function stockOf(
  db: Kysely<Schema>,
  accountId: number,
  ids: readonly number[],
): Promise<Map<number, StockedRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StockedRow>`
    ${stocked} where t.account_id = ${accountId} and t.id = any (${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.tire_id, row]));
}

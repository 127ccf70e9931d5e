import type { AxleRole } from '@portal/contract/fleet-surveys';
import type { Insertable } from 'kysely';
import type { TiresTable } from '../schema/tires.ts';
import type { Account } from './accounts.ts';
import type { CasingWithTire } from './casings-with-tires.ts';
import type { Article } from './catalog.ts';
import { type Day, instantOf, isoOf } from './days.ts';
import { type Goods, retreadShare } from './goods.ts';
import type { Random } from './random.ts';
import { tinOf } from './tin.ts';
import { positionOf } from './wear.ts';
import type { World } from './world.ts';

export type TireRow = Insertable<TiresTable> & { readonly id: number };

/** A new tire or a retread, with its number of caps. */
export function articleFor(
  { catalog }: World,
  { account, goods }: { readonly account: Account; readonly goods: Goods },
  role: AxleRole,
  size: string,
  random: Random,
): [Article, number] {
  const position = positionOf[role];
  const { retreadAppetite, retreadBrand } = account.habits;
  if (random.chance(retreadShare[position] * retreadAppetite))
    return [catalog.retread(retreadBrand, position, size, random), random.chance(0.25) ? 2 : 1];
  return [catalog.tire(goods.brandOf(account, random), position, size, random), 0];
}

/** Returns the product whose tread a casing had: the tire itself, or its latest retread. */
export function oldArticle(
  { catalog }: World,
  { habits }: Account,
  { passage }: CasingWithTire,
  role: AxleRole,
  random: Random,
): Article {
  const { product_id, previous_caps } = passage.casing;
  const own = catalog.products[(product_id ?? 0) - 1];
  if (previous_caps === 0 && own?.original_tread_mm) return own;
  return catalog.retread(habits.retreadBrand, positionOf[role], passage.size, random);
}

/** A tire mounted on a day. */
export function bareTire(
  { account }: { readonly account: Account },
  random: Random,
  started: Day,
  caps: number,
  article: Article,
): Omit<TireRow, 'id'> {
  const years = random.between(0.1, 0.8) + caps * random.between(2, 4);
  const { tin, made } = tinOf(Math.round(started - years * 365.25), random);
  return {
    account_id: account.id,
    // The original product of a retread's casing is unknown.
    product_id: article.kind === 'tire' ? article.id : null,
    tin,
    made_on: made === null ? null : isoOf(made),
    client_key: null,
    created_by: null,
    changed_at: instantOf(started, 600, -5),
  };
}

/** The tire behind a casing, with matching data. */
export function tireOfCasing(
  account: Account,
  { tireId, passage, removed }: CasingWithTire,
): TireRow {
  const { product_id, tin, made_on } = passage.casing;
  return {
    id: tireId,
    account_id: account.id,
    product_id: product_id ?? null,
    tin: tin ?? null,
    made_on: made_on ?? null,
    client_key: null,
    created_by: null,
    changed_at: instantOf(removed, 600, -5),
  };
}

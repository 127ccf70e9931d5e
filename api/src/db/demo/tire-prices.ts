import type { Insertable } from 'kysely';
import type { TireLivesTable } from '../schema/tires.ts';
import type { Account } from './accounts.ts';
import type { Article, Catalog } from './catalog.ts';
import type { Day } from './days.ts';
import type { Goods } from './goods.ts';
import type { Random } from './random.ts';

interface Buyer {
  readonly account: Account;
  readonly goods: Goods;
  readonly prices: Random;
}

/**
 * The share of tires with a recorded price, and the share of these with a recorded casing value.
 */
const noted = 0.65;
const casingNoted = 0.8;

/** The recorded price of a tire mounted on a day, as dealers charge it on their invoices. */
export function recordedPrices(
  catalog: Catalog,
  { account, goods, prices }: Buyer,
  article: Article,
  day: Day,
): Pick<Insertable<TireLivesTable>, 'price' | 'casing_value'> {
  if (!prices.chance(noted)) return { price: null, casing_value: null };
  const priceOf = (each: Article) => goods.priceOf(account, each, day, prices) / 100;
  const price = priceOf(article);
  if (article.kind !== 'tire' || !prices.chance(casingNoted)) return { price, casing_value: null };
  return { price, casing_value: priceOf(catalog.casing(article.brand, article.size)) };
}

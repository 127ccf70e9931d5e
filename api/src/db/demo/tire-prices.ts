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

/** Of so many tires somebody has noted what they cost, and of so many of these what their casing is worth. */
const noted = 0.65;
const casingNoted = 0.8;

/** What was noted of the price of a tire that went on that day: as dealers charge it on their invoices. */
export function notedPrices(
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

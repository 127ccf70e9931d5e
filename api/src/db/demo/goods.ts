import type { Position } from '../schema/fleet.ts';
import type { Account } from './accounts.ts';
import { brands } from './brands.ts';
import type { Article, Catalog } from './catalog.ts';
import type { Day } from './days.ts';
import type { Draft } from './ledger.ts';
import type { Random } from './random.ts';
import { sizes } from './sizes.ts';

/** Share of retreads among the tires mounted at a position. */
export const retreadShare: Record<Position, number> = {
  steer: 0.01,
  drive: 0.45,
  trail: 0.7,
  allpositions: 0.3,
};
const yearlyRise = 0.03;

export interface Goods {
  brandOf(account: Account, random: Random): string;
  sizeOf(account: Account, random: Random): string;
  /** The account's price for one unit on a day, in cents. */
  priceOf(account: Account, article: Article, day: Day, random: Random): number;
  /** New tires or caps for a position; caps may include a casing. */
  tires(account: Account, position: Position, quantity: number, day: Day, random: Random): Draft[];
  caps(
    account: Account,
    position: Position,
    size: string,
    quantity: number,
    day: Day,
    random: Random,
  ): Draft;
}

/** The dealers' goods, at the prices of the day. */
export function openGoods(catalog: Catalog, today: Day): Goods {
  const price = (account: Account, cents: number, day: Day, random: Random) =>
    Math.round(
      cents *
        (1 - (yearlyRise * (today - day)) / 365) *
        (1 - account.habits.discount) *
        random.between(0.985, 1.015),
    );
  const brandOf = ({ habits }: Account, random: Random) =>
    brands[random.weighted(habits.brandWeights)]?.name ?? brands[0]?.name ?? '';
  const sizeOf = ({ habits }: Account, random: Random) =>
    sizes[random.weighted(habits.sizeWeights)]?.name ?? sizes[0]?.name ?? '';
  const caps: Goods['caps'] = (account, position, size, quantity, day, random) => {
    const article = catalog.retread(account.habits.retreadBrand, position, size, random);
    return {
      kind: 'retread_cap',
      article,
      quantity,
      cents: quantity * price(account, article.cents, day, random),
    };
  };
  return {
    brandOf,
    sizeOf,
    priceOf: (account, { cents }, day, random) => price(account, cents, day, random),
    caps,
    tires(account, position, quantity, day, random) {
      const size = sizeOf(account, random);
      const brand = brandOf(account, random);
      if (!random.chance(retreadShare[position] * account.habits.retreadAppetite)) {
        const article = catalog.tire(brand, position, size, random);
        const cents = quantity * price(account, article.cents, day, random);
        return [{ kind: 'new_tire', article, quantity, cents }];
      }
      const cap = caps(account, position, size, quantity, day, random);
      if (random.chance(0.7)) return [cap];
      const article = catalog.casing(brand, size);
      return [
        cap,
        {
          kind: 'casing',
          article,
          quantity,
          cents: quantity * price(account, article.cents, day, random),
        },
      ];
    },
  };
}

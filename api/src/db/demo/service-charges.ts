import type { Account } from './accounts.ts';
import type { Day } from './days.ts';
import type { Goods } from './goods.ts';
import type { Draft } from './ledger.ts';
import type { Random } from './random.ts';

type Wheel = 'steer' | 'drive' | 'trail';

const dollars = (random: Random, low: number, high: number) =>
  Math.round(random.between(low, high) * 100);

const total = (drafts: readonly Draft[]) => drafts.reduce((sum, { cents }) => sum + cents, 0);

/**
 * The lines of a roadside rescue: $550 to $900 in all, usually with a new tire; otherwise the flat
 * is repaired.
 */
export function emergencyDrafts(
  goods: Goods,
  account: Account,
  wheel: Wheel,
  day: Day,
  random: Random,
): Draft[] {
  const drafts: Draft[] = [{ kind: 'call_out', quantity: 1, cents: dollars(random, 145, 215) }];
  if (random.chance(0.82)) drafts.push(...goods.tires(account, wheel, 1, day, random));
  if (random.chance(0.6)) drafts.push({ kind: 'fee', quantity: 1, cents: dollars(random, 18, 38) });
  const labour = Math.max(dollars(random, 60, 95), dollars(random, 550, 900) - total(drafts));
  return [...drafts, { kind: 'labour', quantity: 1, cents: labour }];
}

/** The lines of a scheduled visit: tires for one or two positions, and labor per tire. */
export function scheduledDrafts(
  goods: Goods,
  account: Account,
  wheel: Wheel,
  day: Day,
  random: Random,
): Draft[] {
  const wheels: Wheel[] = random.chance(0.3) ? [wheel, random.pick(['drive', 'trail'])] : [wheel];
  const drafts = wheels.flatMap((position) => {
    const most = position === 'steer' ? 2 : 4;
    return goods.tires(account, position, random.integer(1, most), day, random);
  });
  const mounted = drafts
    .filter(({ kind }) => kind !== 'casing')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  drafts.push({ kind: 'labour', quantity: mounted, cents: mounted * dollars(random, 28, 46) });
  if (random.chance(0.2)) drafts.push({ kind: 'fee', quantity: 1, cents: dollars(random, 12, 45) });
  return drafts;
}

/** The lines of a delivery to the yard's stock, without mounting. */
export function stockDrafts(goods: Goods, account: Account, day: Day, random: Random): Draft[] {
  const drafts = Array.from({ length: random.integer(1, 2) }, () =>
    goods.tires(
      account,
      random.pick(['steer', 'drive', 'trail', 'allpositions']),
      random.integer(3, 12),
      day,
      random,
    ),
  );
  return drafts.flat();
}

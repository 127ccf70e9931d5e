import type { Position, Repair } from '../schema/fleet.ts';
import type { Account } from './accounts.ts';
import type { Passage } from './casings.ts';
import type { Day } from './days.ts';
import type { Goods } from './goods.ts';
import type { Draft, Ledger } from './ledger.ts';
import type { PlacedLocation } from './locations.ts';
import type { Random } from './random.ts';

const repairDollars: Record<Repair, readonly [number, number]> = {
  nail_hole: [12, 18],
  spot: [8, 15],
  section: [45, 75],
  bead: [10, 20],
};

/**
 * Invoices the plants' charges for casings they finished or repaired: one invoice per plant and
 * week, with caps by design and size, and repairs by kind.
 */
export function invoiceRetreads(
  passages: readonly Passage[],
  account: Account,
  location: PlacedLocation,
  goods: Goods,
  ledger: Ledger,
  random: Random,
): void {
  for (const batch of weeklyBatches(passages).values()) {
    const [first] = batch;
    const day = Math.max(...batch.map(({ disposed }) => disposed ?? 0));
    if (!first) continue;
    ledger.invoice(
      { account, location, dealer: first.casing.dealer_id, call: null, day },
      [...capDrafts(batch, account, day, goods, random), ...repairDrafts(batch, random)],
      random,
    );
  }
}

function weeklyBatches(passages: readonly Passage[]): Map<string, Passage[]> {
  const batches = new Map<string, Passage[]>();
  for (const passage of passages) {
    const { disposed, casing } = passage;
    if (disposed === null || casing.disposition === 'rejected') continue;
    const key = `${casing.dealer_id} ${Math.floor(disposed / 7)}`;
    batches.set(key, [...(batches.get(key) ?? []), passage]);
  }
  return batches;
}

function capDrafts(
  batch: readonly Passage[],
  account: Account,
  day: Day,
  goods: Goods,
  random: Random,
): Draft[] {
  const orders = new Map<string, { position: Position; size: string; count: number }>();
  for (const { casing, position, size } of batch) {
    if (casing.disposition !== 'finished') continue;
    // A casing from a steer axle gets a trailer tread.
    const next = position === 'steer' ? 'trail' : position;
    const order = orders.get(next + size) ?? { position: next, size, count: 0 };
    orders.set(next + size, { ...order, count: order.count + 1 });
  }
  return [...orders.values()].map(({ position, size, count }) =>
    goods.caps(account, position, size, count, day, random),
  );
}

function repairDrafts(batch: readonly Passage[], random: Random): Draft[] {
  const counts: Record<Repair, number> = { nail_hole: 0, spot: 0, section: 0, bead: 0 };
  for (const { casing } of batch) {
    counts.nail_hole += casing.nail_holes ?? 0;
    counts.spot += casing.spots ?? 0;
    counts.section += casing.sections ?? 0;
    counts.bead += casing.beads ?? 0;
  }
  return (Object.keys(counts) as Repair[])
    .filter((repair) => counts[repair] > 0)
    .map((repair) => {
      const cents = counts[repair] * Math.round(random.between(...repairDollars[repair]) * 100);
      return { kind: 'repair', repair, quantity: counts[repair], cents };
    });
}

import type { Account } from './accounts.ts';
import { openCalls } from './calls.ts';
import { makePassage } from './casings.ts';
import { type CasingWithTire, chooseCasingsWithTires } from './casings-with-tires.ts';
import { dayOf, monthsUpTo } from './days.ts';
import { openGoods } from './goods.ts';
import { openLedger } from './ledger.ts';
import type { PlacedLocation } from './locations.ts';
import { randomOf } from './random.ts';
import { invoiceRetreads } from './retread-invoices.ts';
import type { Activity } from './rows.ts';
import { stockDrafts } from './service-charges.ts';
import { drawEventDays } from './timeline.ts';
import type { World } from './world.ts';

/** Twelve months, the twelve before, another year for wear, and the current month. */
const demoMonths = 37;

/** Average number of events per tractor (with its trailers) in an ordinary month. */
const monthly = { emergency: 0.046, scheduled: 0.054, stock: 0.015, counter: 0.012, casing: 0.045 };

const callTypes = ['emergency', 'scheduled', 'stock'] as const;

/** The activity of one location, and the tires behind some of its casings. */
interface Played {
  readonly location: PlacedLocation;
  readonly activity: Activity;
  readonly handed: readonly CasingWithTire[];
}

/** Simulates the months up to today, one location at a time, to limit memory use. */
export function* simulateActivity(world: World, today: string): Generator<Played> {
  const end = dayOf(today);
  const months = monthsUpTo(today, demoMonths);
  const ledger = openLedger(end);
  const goods = openGoods(world.catalog, end);
  const ids = { call: 0, casing: 0, tire: 0 };

  const play = (account: Account, location: PlacedLocation): Played => {
    const random = randomOf(world.seed, `location ${location.id}`);
    const calls = openCalls(world, goods, ledger, end, random, () => {
      ids.call += 1;
      return ids.call;
    });
    const trucks = location.tractors * world.scale.activity;
    const service_calls = callTypes.flatMap((type) => {
      const story = type === 'emergency' && location.id === world.stories.flatLocation ? 2.5 : 1;
      const rhythm = type === 'emergency' ? 'round' : 'working';
      return months.flatMap((month) =>
        drawEventDays(month, trucks * monthly[type] * story, rhythm, end, random).map((day) =>
          calls.call(type, account, location, day),
        ),
      );
    });
    for (const month of months) {
      for (const day of drawEventDays(month, trucks * monthly.counter, 'working', end, random)) {
        const dealer = random.pick(location.dealers).id;
        const drafts = stockDrafts(goods, account, day, random);
        ledger.invoice({ account, location, dealer, call: null, day }, drafts, random);
      }
    }
    const passages = months
      .flatMap((month) => drawEventDays(month, trucks * monthly.casing, 'working', end, random))
      .map((day) => {
        ids.casing += 1;
        return makePassage(world, goods, account, location, day, end, ids.casing, random);
      });
    invoiceRetreads(passages, account, location, goods, ledger, random);
    const handed = chooseCasingsWithTires(world.seed, location.id, passages, end, () => {
      ids.tire += 1;
      return ids.tire;
    });
    const tires = new Map(handed.map(({ passage, tireId }) => [passage, tireId]));
    const activity: Activity = {
      service_calls,
      invoice_lines: ledger.take(),
      casings: passages.map((passage) => ({
        ...passage.casing,
        tire_id: tires.get(passage) ?? null,
      })),
      casing_events: passages.flatMap(({ events }) => events),
    };
    return { location, activity, handed };
  };

  for (const account of world.accounts) {
    for (const location of account.locations) yield play(account, location);
  }
}

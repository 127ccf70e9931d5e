import type { Disposition, Position } from '../schema/fleet.ts';
import type { Account } from './accounts.ts';
import { brands } from './brands.ts';
import { type Day, isoOf } from './days.ts';
import type { Goods } from './goods.ts';
import type { PlacedLocation } from './locations.ts';
import type { Random } from './random.ts';
import { rejectReason } from './reject-reasons.ts';
import type { CasingRow, EventRow } from './rows.ts';
import { tinOf } from './tin.ts';
import type { World } from './world.ts';

/** A casing's passage through the plant, with the data that invoices need. */
export interface Passage {
  readonly casing: CasingRow;
  readonly events: EventRow[];
  /** The day of the outcome; null while in process. */
  readonly disposed: Day | null;
  readonly position: Position;
  readonly size: string;
}

const positions = ['drive', 'trail', 'steer', 'allpositions'] as const;
const positionOdds = [42, 40, 12, 6];
/** Previous caps: 0.6 on average. */
const capOdds = [56, 30, 12, 2];
const yearDays = 365.25;

/** Generates a casing that a location hands over; `brands` and stories influence its outcome. */
export function makePassage(
  world: World,
  goods: Goods,
  account: Account,
  location: PlacedLocation,
  pickedUp: Day,
  today: Day,
  id: number,
  random: Random,
): Passage {
  const position = positions[random.weighted(positionOdds)] ?? 'drive';
  const size = goods.sizeOf(account, random);
  const product = world.catalog.tire(goods.brandOf(account, random), position, size, random);
  const plant = location.plants[random.weighted([85, 15].slice(0, location.plants.length))];
  const caps = random.weighted(capOdds);
  const years = random.gamma(5, 0.62) + caps;
  const tin = tinOf(pickedUp - Math.round(years * yearDays), random);
  const outcome = outcomeOf(product.brand, years, caps, random);
  const isSlow = plant?.id === world.stories.slowRetreader;
  const days = random.gamma(5, 1.8) + (plant?.turnaroundShift ?? 0) + (isSlow ? 6 : 0);
  const planned = pickedUp + Math.max(3, Math.round(days));
  const received = Math.min(pickedUp + random.integer(1, 2), planned);
  const inspected = Math.min(received + random.integer(0, 2), planned);
  const disposed = planned <= today ? planned : null;
  const noted = recordedPickUp(pickedUp, planned, today, random);
  const casing: CasingRow = {
    id,
    casing_number: `K${String(id).padStart(9, '0')}`,
    account_id: account.id,
    location_id: location.id,
    dealer_id: plant?.id ?? 1,
    product_id: random.chance(0.012) ? null : product.id,
    tin: tin.tin,
    made_on: tin.made === null ? null : isoOf(tin.made),
    previous_caps: caps,
    last_position: random.chance(0.4) ? null : position,
    picked_up_on: noted === null ? null : isoOf(noted),
    received_on: received <= today ? isoOf(received) : null,
    disposition: disposed === null ? null : outcome,
    disposed_on: disposed === null ? null : isoOf(disposed),
    reject_reason:
      disposed !== null && outcome === 'rejected' ? rejectReason(years, caps, random) : null,
    ...(disposed === null ? noRepairs : repairsFor(outcome, random)),
  };
  const steps: [EventRow['step'], Day | null][] = [
    ['picked_up', noted],
    ['received', received],
    ['initial_inspection', inspected],
    [outcome, disposed],
  ];
  const events = steps.flatMap(([step, day]) =>
    day === null || day > today ? [] : [{ casing_id: id, step, happened_on: isoOf(day) }],
  );
  return { casing, events, disposed, position, size };
}

/** Log odds of rejection by age, caps and brand; of the rest a twelfth is only repaired. */
function outcomeOf(brand: string, years: number, caps: number, random: Random): Disposition {
  const rejects = brands.find(({ name }) => name === brand)?.rejects ?? 0;
  const odds = Math.exp(-3.05 + 0.28 * years + 0.25 * caps + rejects);
  if (random.chance(odds / (1 + odds))) return 'rejected';
  return random.chance(0.082) ? 'used' : 'finished';
}

/** Occasionally the recorded pick-up is missing, or too late. */
function recordedPickUp(pickedUp: Day, planned: Day, today: Day, random: Random): Day | null {
  const chance = random.unit();
  if (chance < 0.02) return null;
  const wrong = planned + random.integer(1, 9);
  return chance < 0.024 && wrong <= today ? wrong : pickedUp;
}

const noRepairs = { nail_holes: 0, spots: 0, sections: 0, beads: 0 };

function repairsFor(outcome: Disposition, random: Random): typeof noRepairs {
  if (outcome === 'rejected') return noRepairs;
  const repairs = {
    nail_holes: random.poisson(0.7),
    spots: random.poisson(0.6),
    sections: random.poisson(0.07),
    beads: random.poisson(0.05),
  };
  const isRepaired = Object.values(repairs).some((count) => count > 0);
  return outcome === 'used' && !isRepaired ? { ...repairs, nail_holes: 1 } : repairs;
}

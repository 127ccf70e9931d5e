import { vinCheckDigit, vinYearCode } from '@portal/contract/fleet-surveys';
import type { Insertable } from 'kysely';
import type { UnitsTable } from '../schema/surveys.ts';
import type { Account } from './accounts.ts';
import { type Day, instantOf, isoOf } from './days.ts';
import type { PlacedLocation } from './locations.ts';
import type { PlacedUnit } from './placed-units.ts';
import { type Random, randomOf } from './random.ts';
import { configurationOdds, makes, workOf } from './unit-makes.ts';

type UnitRow = Insertable<UnitsTable> & { readonly id: number };

/** A unit with its mileage. */
export interface DemoUnit {
  readonly row: UnitRow;
  /** Its odometer, in km, at the end of the data; null where it has none. */
  readonly odometer: number | null;
  readonly dailyKm: number;
}

/** How many trailers share a tractor, and so by how much less each of them runs. */
const trailersPerTractor = 2.75;

/** Ids of owners other than the account. */
type Owners = readonly number[];

/**
 * Generates the details of a location's units, from its own random stream, so that other draws do
 * not change.
 */
export function detailUnits(
  seed: number,
  today: Day,
  { account, location, owners }: { account: Account; location: PlacedLocation; owners: Owners },
  units: readonly PlacedUnit[],
): DemoUnit[] {
  const random = randomOf(seed, `units at ${location.id}`);
  const work = workOf(account.kind);
  const odds = work.map((each) => each.odds);
  const usual = random.weighted(odds);
  return units.map(({ id, unit_number, type }) => {
    const isUsual = random.chance(0.8);
    const done = work[isUsual ? usual : random.weighted(odds)];
    const arranged = configurationOdds[type];
    const [configuration] = arranged[random.weighted(arranged.map((each) => each[1]))] ?? ['4x2'];
    const make = random.pick(makes[type]);
    const isPower = type === 'tractor' || type === 'misc';
    const years = Math.min(isPower ? 14 : 22, Math.floor(random.gamma(2, isPower ? 2 : 3.5)));
    const meter = isPower ? 'odometer' : type === 'trailer' && random.chance(0.6) ? 'hub' : 'none';
    const yearlyKm = (done?.yearlyKm ?? 0) / (isPower ? 1 : trailersPerTractor);
    const dailyKm = (yearlyKm * random.between(0.8, 1.2)) / 365;
    const year = Number(isoOf(today).slice(0, 4)) - years;
    const hasPlate = random.chance(0.9);
    return {
      row: {
        id,
        account_id: account.id,
        location_id: location.id,
        owner_id: owners.length > 0 && random.chance(0.22) ? random.pick(owners) : null,
        unit_number,
        type,
        configuration,
        vocation: random.chance(0.95) ? (done?.vocation ?? null) : null,
        meter,
        is_active: random.chance(0.96),
        vin: random.chance(0.94) ? vinOfUnit(make.maker, year, id, random) : null,
        dot: isPower && random.chance(0.7) ? String(random.integer(100_000, 3_999_999)) : null,
        license_plate: hasPlate ? plate(random) : null,
        license_plate_state: hasPlate ? location.state : null,
        license_plate_country: hasPlate ? location.country : null,
        manufacturer: make.name,
        model: random.pick(make.models),
        year,
        client_key: null,
        created_by: null,
        changed_at: instantOf(today - random.integer(1, 700), random.integer(420, 1080), -5),
        deleted_at: null,
      },
      odometer: meter === 'none' ? null : Math.round(dailyKm * 365 * (years + random.unit())),
      dailyKm,
    };
  });
}

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const letter = (random: Random) => letters[random.integer(0, letters.length - 1)] ?? 'A';

/** A VIN with its check digit; its last digits are the unit's id, so that it is unique. */
function vinOfUnit(maker: string, year: number, id: number, random: Random): string {
  const described = Array.from({ length: 5 }, () => letter(random)).join('');
  const serial = String(id).padStart(6, '0');
  const open = `${maker}${described}0${vinYearCode(year)}${letter(random)}${serial}`;
  return open.slice(0, 8) + vinCheckDigit(open) + open.slice(9);
}

const plate = (random: Random) =>
  `${letter(random)}${letter(random)}${letter(random)} ${random.integer(1000, 9999)}`;

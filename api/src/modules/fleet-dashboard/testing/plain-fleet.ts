import type { Database } from '../../../db/database.ts';
import { insertAll } from '../../../db/demo/bulk.ts';
import { type Random, randomOf } from '../../../db/demo/random.ts';
import { testAddress } from '../../../db/testing.ts';

/**
 * The differences in a fleet with otherwise uniform records: factors by place, dealer, brand and
 * year.
 */
export interface Story {
  readonly emergencies?: (of: RecordOrigin) => number;
  readonly rollTime?: (of: RecordOrigin) => number;
  readonly turnaround?: (of: RecordOrigin) => number;
  readonly rejects?: (of: RecordOrigin) => number;
}

/** The origin of a record, each part counted from 0; year 1 is the last one. */
interface RecordOrigin {
  readonly location: number;
  readonly dealer: number;
  readonly brand: number;
  readonly year: 0 | 1;
}

const counts = { locations: 10, dealers: 4, brands: 6, calls: 1500, casings: 1500 } as const;
export const plainYears = { date_from: '2024-07-01', date_to: '2025-06-30' } as const;
const firstDay = Date.parse('2023-07-01T00:00:00Z');
const day = 86_400_000;

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place);
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Writes two years of records for a fleet whose places, dealers, brands and years are alike except
 * for its story.
 *
 * @param number distinguishes fleets in one database
 */
export async function writePlainFleet(
  { kysely }: Pick<Database, 'kysely'>,
  number: number,
  seed: number,
  story: Story = {},
): Promise<{ readonly fleet_type: 'us_national_account'; readonly account: string }> {
  const random = randomOf(seed, 'plain fleet');
  const fleet = { fleet_type: 'us_national_account', account: `70000${number}` } as const;
  const account_id = 500 + number;
  const base = account_id * 10_000;
  const account = {
    nonsig: fleet.account,
    name: `Plain ${number}`,
    account_type: 3,
    country: 'US',
  };
  await insertAll(kysely, 'accounts', [
    { id: account_id, fleet_type: fleet.fleet_type, ...account },
  ]);
  await insertAll(
    kysely,
    'locations',
    upTo(counts.locations).map((place) => ({
      ...testAddress,
      id: base + place,
      account_id,
      code: `L${place}`,
      name: `Yard ${place}`,
    })),
  );
  await insertAll(
    kysely,
    'dealers',
    upTo(counts.dealers).map((place) => ({
      ...testAddress,
      id: base + place,
      nonsig: `D${number}-${place}`,
      name: `Dealer ${place}`,
      is_ctsc: false,
      is_retreader: true,
    })),
  );
  await insertAll(
    kysely,
    'products',
    upTo(counts.brands).flatMap((place) =>
      (['tire', 'retread'] as const).map((kind, of) => ({
        id: base + 2 * place + of,
        kind,
        brand: `Brand ${place}`,
        line: `Line ${number}`,
        size: '11R22.5',
      })),
    ),
  );
  const placeOf = (): RecordOrigin & { readonly time: number } => {
    const time = firstDay + random.integer(0, 729) * day;
    return {
      location: random.integer(0, counts.locations - 1),
      dealer: random.integer(0, counts.dealers - 1),
      brand: random.integer(0, counts.brands - 1),
      year: isoOf(time) < plainYears.date_from ? 0 : 1,
      time,
    };
  };
  const served = upTo(counts.calls).map((place) =>
    callOf({ account_id, base, id: base + place }, placeOf(), story, random),
  );
  await insertAll(
    kysely,
    'service_calls',
    served.map(({ call }) => call),
  );
  await insertAll(
    kysely,
    'casings',
    upTo(counts.casings).map((place) =>
      casingOf({ account_id, base, id: base + place }, placeOf(), story, random),
    ),
  );
  const capped = upTo(counts.casings / 2).map((place) => {
    const at = placeOf();
    return {
      ...ownerOf({ account_id, base }, at),
      invoice_number: `R${base + place}`,
      invoice_date: isoOf(at.time),
      kind: 'retread_cap',
      product_id: base + 2 * at.brand + 1,
      call_id: null,
      call_type: null,
      unit_location: null,
      amount: Math.round(random.between(150, 220)),
    };
  });
  await insertAll(
    kysely,
    'invoice_lines',
    [...served.map(({ line }) => line), ...capped].map((line) => ({
      ...line,
      line_number: 1,
      quantity: 1,
    })),
  );
  return fleet;
}

interface Ids {
  readonly account_id: number;
  readonly base: number;
}

const ownerOf = ({ account_id, base }: Ids, { location, dealer }: RecordOrigin) => ({
  account_id,
  location_id: base + location,
  dealer_id: base + dealer,
});

function callOf(
  { id, ...ids }: Ids & { readonly id: number },
  at: RecordOrigin & { readonly time: number },
  story: Story,
  random: Random,
) {
  const isEmergency = random.chance(0.3 * (story.emergencies?.(at) ?? 1));
  const call_type = isEmergency ? 'emergency' : 'scheduled';
  const unit_location = isEmergency ? 'roadside' : 'yard';
  const received = at.time + 12 * 60 * 60_000;
  const minutes = random.lognormal(118 * (story.rollTime?.(at) ?? 1), 0.45);
  const owner = ownerOf(ids, at);
  return {
    call: {
      id,
      ...owner,
      call_number: `P${id}`,
      call_type,
      unit_location,
      status: 'completed',
      received_at: new Date(received).toISOString(),
      received_on: isoOf(at.time),
      rolling_at: new Date(received + Math.min(minutes, 1400) * 60_000).toISOString(),
    },
    line: {
      ...owner,
      invoice_number: `C${id}`,
      invoice_date: isoOf(at.time),
      kind: 'new_tire',
      product_id: ids.base + 2 * at.brand,
      call_id: id,
      call_type,
      unit_location,
      amount: Math.round(random.between(350, 900)),
    },
  };
}

function casingOf(
  { id, ...ids }: Ids & { readonly id: number },
  at: RecordOrigin & { readonly time: number },
  story: Story,
  random: Random,
) {
  const isRejected = random.chance(0.14 * (story.rejects?.(at) ?? 1));
  const days = Math.max(1, Math.round(random.gamma(5, 1.8 * (story.turnaround?.(at) ?? 1))));
  return {
    id,
    ...ownerOf(ids, at),
    casing_number: `P${id}`,
    product_id: ids.base + 2 * at.brand,
    previous_caps: 0,
    picked_up_on: isoOf(at.time - days * day),
    received_on: isoOf(at.time - (days - 1) * day),
    disposition: isRejected ? 'rejected' : 'finished',
    disposed_on: isoOf(at.time),
    reject_reason: isRejected ? 'Sidewall' : null,
    nail_holes: 0,
    spots: 0,
    sections: 0,
    beads: 0,
  };
}

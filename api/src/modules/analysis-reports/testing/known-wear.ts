import { axleConfigurations, defaultSpec, positionsOf } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import { randomOf } from '../../../db/demo/random.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { tractor } from './surveyed-unit.ts';

/** A mounted tire whose wear is known. */
export interface KnownTire {
  readonly mount_id: number;
  /** The true day on which it reaches its pull depth, YYYY-MM-DD. */
  readonly due: string;
}

const made = { client_key: null, created_by: null };
const thirtySecond = 0.79375;
const mile = 1.609344;
const dayLength = 86_400_000;

const tractors = 120;
/** The inspection days of every unit, in days before today. */
const inspected = [330, 285, 240, 195, 150, 105, 60, 18];
/** Depth when new in 32nds, and mean miles per 32nd. */
const kinds = {
  steer: { original: 18, milesEach: 9000 },
  drive: { original: 26, milesEach: 11_000 },
} as const;

const daysBefore = (today: string, days: number) =>
  new Date(Date.parse(today) - days * dayLength).toISOString().slice(0, 10);

/**
 * Adds tractors at the first location. Each tire wears evenly at a rate of its own and is read to
 * the 32nd, with an error. The first inspection after a tire's pull depth pulls it. One tractor in
 * six has no odometer.
 *
 * @returns the mounted tires, with their account
 */
export async function addKnownWear(
  kysely: Kysely<Schema>,
  today: string,
): Promise<{ readonly account_id: number; readonly tires: readonly KnownTire[] }> {
  const random = randomOf(1, 'known wear');
  const { id: location_id, account_id } = await kysely
    .selectFrom('locations')
    .select(['id', 'account_id'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await kysely
    .updateTable('specs')
    .set({ pull_depth_mm: null })
    .where('account_id', '=', account_id)
    .execute();
  const products = await addProducts();
  const units = await addUnits();
  const drawn = units.flatMap((unit) => tiresOf(unit));
  const mounts = await addMounts();
  for (const [place, days] of inspected.entries()) await inspect(days, `KNOWN-${place}`);
  return {
    account_id,
    tires: drawn.map(({ due }, place) => ({ mount_id: mounts[place] ?? 0, due })),
  };

  async function addProducts() {
    const rows = await kysely
      .insertInto('products')
      .values(
        (['steer', 'drive'] as const).map((role) => ({
          kind: 'tire' as const,
          brand: 'Known',
          line: `Known ${role}`,
          size: '295/75R22.5',
          load_range: 'G',
          design_position: role,
          original_tread_mm: null,
        })),
      )
      .returning(['id', 'design_position'])
      .execute();
    return new Map(rows.map((row) => [String(row.design_position), row.id]));
  }

  async function addUnits() {
    const rows = await kysely
      .insertInto('units')
      .values(
        Array.from({ length: tractors }, (_, number) => ({
          ...tractor,
          account_id,
          location_id,
          unit_number: `KNOWN${number}`,
        })),
      )
      .returning('id')
      .execute();
    return rows.map(({ id }) => ({
      id,
      milesADay: random.between(200, 330),
      hasOdometer: !random.chance(1 / 6),
    }));
  }

  function tiresOf(unit: Awaited<ReturnType<typeof addUnits>>[number]) {
    return positionsOf(axleConfigurations[tractor.configuration]).map((place) => {
      const role = place.axle === 1 ? ('steer' as const) : ('drive' as const);
      const { original, milesEach } = kinds[role];
      const wearADay =
        (thirtySecond * unit.milesADay) / (milesEach * Math.exp(random.normal(0, 0.18)));
      const usable = original * thirtySecond - defaultSpec(role, null).pullDepth;
      const life = usable / wearADay;
      const last = inspected.at(-1) ?? 0;
      // Any age at which the last inspection did not pull it.
      const age = Math.floor(random.between(0, life + last));
      return {
        unit,
        place,
        role,
        wearADay,
        age,
        original: original * thirtySecond,
        due: daysBefore(today, Math.floor(age - life)),
      };
    });
  }

  async function addMounts(): Promise<number[]> {
    const tires = await kysely
      .insertInto('tires')
      .values(
        drawn.map(({ role }) => ({
          ...made,
          account_id,
          product_id: products.get(role) ?? null,
          tin: null,
          made_on: null,
        })),
      )
      .returning('id')
      .execute();
    await kysely
      .insertInto('tire_lives')
      .values(
        drawn.map(({ role, original }, place) => ({
          tire_id: tires[place]?.id ?? 0,
          caps: 0,
          product_id: products.get(role) ?? null,
          original_tread_mm: original,
          price: 450,
          casing_value: 60,
        })),
      )
      .execute();
    const rows = await kysely
      .insertInto('mounts')
      .values(
        drawn.map(({ unit, place: { axle, side, slot }, age }, place) => ({
          ...made,
          account_id,
          tire_id: tires[place]?.id ?? 0,
          caps: 0,
          unit_id: unit.id,
          axle_number: axle,
          side,
          slot,
          started_on: daysBefore(today, age),
          odometer_on_km: unit.hasOdometer ? odometerOf(unit, age) : null,
          ended_on: null,
        })),
      )
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Odometer in km, some days before today. */
  function odometerOf({ milesADay }: (typeof units)[number], days: number): number {
    return (600_000 - milesADay * days) * mile;
  }

  async function inspect(days: number, survey_number: string): Promise<void> {
    const day = daysBefore(today, days);
    const { id: survey_id } = await kysely
      .insertInto('surveys')
      .values({
        ...made,
        account_id,
        location_id,
        kind: 'yard',
        survey_number,
        survey_date: day,
        surveyor: 'A. Reader',
        dealer_id: null,
        state: 'finished',
        finished_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const inspections = await kysely
      .insertInto('unit_inspections')
      .values(
        units.map((unit, number) => ({
          ...made,
          account_id,
          survey_id,
          unit_id: unit.id,
          inspected_on: day,
          unit_number: `KNOWN${number}`,
          configuration: tractor.configuration,
          state: 'done' as const,
          odometer_km: unit.hasOdometer ? odometerOf(unit, days) : null,
          hours: null,
          tires_expected: 10,
          tires_read: 10,
          is_ready: null,
        })),
      )
      .returning(['id', 'unit_id'])
      .execute();
    const ofUnit = new Map(inspections.map(({ id, unit_id }) => [unit_id, id]));
    await kysely
      .insertInto('readings')
      .values(
        drawn.flatMap(({ unit, place: { axle, side, slot }, age, original, wearADay }, place) => {
          if (age <= days) return [];
          const tread = original - wearADay * (age - days) + random.normal(0, 0.3) * thirtySecond;
          return [
            {
              ...made,
              account_id,
              inspection_id: ofUnit.get(unit.id) ?? 0,
              mount_id: mounts[place] ?? 0,
              axle_number: axle,
              side,
              slot,
              state: 'read' as const,
              pressure_kpa: 700,
              treads_mm: [Math.round(tread / thirtySecond) * thirtySecond],
              valve: null,
              resolution: null,
            },
          ];
        }),
      )
      .execute();
  }
}

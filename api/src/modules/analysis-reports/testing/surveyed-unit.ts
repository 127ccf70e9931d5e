import type { WheelPosition } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

/** A unit of its own in a finished survey. */
export interface SurveyedUnit {
  readonly account_id: number;
  readonly location_id: number;
  readonly unit_id: number;
  readonly inspection_id: number;
}

interface UnitToRead {
  readonly unit_number: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly kind?: 'yard' | 'checkpoint';
  readonly state?: 'open' | 'finished';
  readonly lifted_axles?: number[];
}

const made = { client_key: null, created_by: null };

/** A tractor with a steer axle and two drive axles, and nothing else recorded. */
export const tractor = {
  ...made,
  owner_id: null,
  type: 'tractor',
  configuration: '6x4',
  vocation: null,
  meter: 'odometer',
  vin: null,
  dot: null,
  license_plate: null,
  license_plate_state: null,
  license_plate_country: null,
  manufacturer: null,
  model: null,
  year: null,
  deleted_at: null,
} as const;

/** Adds a tractor with a steer axle and two drive axles at the first location, and its inspection. */
export async function addSurveyedUnit(
  kysely: Kysely<Schema>,
  { unit_number, ...inspection }: UnitToRead,
): Promise<SurveyedUnit> {
  const { id: location_id, account_id } = await kysely
    .selectFrom('locations')
    .select(['id', 'account_id'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id: unit_id } = await kysely
    .insertInto('units')
    .values({
      ...tractor,
      account_id,
      location_id,
      unit_number,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const unit = { account_id, location_id, unit_id };
  return {
    ...unit,
    inspection_id: await addInspection(kysely, unit, { unit_number, ...inspection }),
  };
}

/** Adds another inspection of such a unit. @returns its id */
export async function addInspection(
  kysely: Kysely<Schema>,
  { account_id, location_id, unit_id }: Omit<SurveyedUnit, 'inspection_id'>,
  {
    unit_number,
    configuration = tractor.configuration,
    day,
    kind = 'yard',
    state = 'finished',
    lifted_axles = [],
  }: UnitToRead & { readonly configuration?: string },
): Promise<number> {
  const { id: survey_id } = await kysely
    .insertInto('surveys')
    .values({
      ...made,
      account_id,
      location_id,
      kind,
      survey_number: null,
      survey_date: day,
      surveyor: 'A. Reader',
      dealer_id: null,
      state,
      finished_at: state === 'finished' ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await kysely
    .insertInto('unit_inspections')
    .values({
      ...made,
      account_id,
      survey_id,
      unit_id,
      inspected_on: day,
      unit_number,
      configuration,
      state: 'done',
      odometer_km: null,
      hours: null,
      lifted_axles,
      tires_expected: 10,
      tires_read: 1,
      is_ready: null,
      is_crossing: kind === 'checkpoint',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Reading {
  readonly place: WheelPosition;
  /** kPa. */
  readonly pressure: number | null;
  /** mm. */
  readonly tread: number | null;
  readonly conditions?: readonly string[];
  /** Null if the tire is unknown. */
  readonly tire: {
    readonly tin?: string;
    readonly made_on?: string;
    readonly caps?: number;
  } | null;
}

/**
 * Adds a reading of a tire.
 *
 * @returns its mount; null for an unknown tire
 */
export async function addReading(
  kysely: Kysely<Schema>,
  { account_id, unit_id, inspection_id }: SurveyedUnit,
  { place, pressure, tread, conditions = [], tire }: Reading,
): Promise<number | null> {
  const { axle: axle_number, side, slot } = place;
  const at = { axle_number, side, slot };
  const mount_id = tire && (await addMount());
  const { id: reading_id } = await kysely
    .insertInto('readings')
    .values({
      ...made,
      ...at,
      account_id,
      inspection_id,
      mount_id,
      state: 'read',
      pressure_kpa: pressure,
      treads_mm: tread === null ? [] : [tread],
      valve: null,
      resolution: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (conditions.length > 0)
    await kysely
      .insertInto('reading_conditions')
      .values(conditions.map((condition) => ({ reading_id, condition })))
      .execute();
  return mount_id;

  async function addMount(): Promise<number> {
    const { tin = null, made_on = null, caps = 0 } = tire ?? {};
    const { id: tire_id } = await kysely
      .insertInto('tires')
      .values({ ...made, account_id, product_id: null, tin, made_on })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('tire_lives')
      .values({
        tire_id,
        caps,
        product_id: null,
        original_tread_mm: null,
        price: null,
        casing_value: null,
      })
      .execute();
    const { id } = await kysely
      .insertInto('mounts')
      .values({
        ...made,
        ...at,
        account_id,
        tire_id,
        caps,
        unit_id,
        started_on: '2024-01-01',
        odometer_on_km: null,
        ended_on: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
}

/** Adds a pressure finding at a position, in kPa. */
export async function addFinding(
  kysely: Kysely<Schema>,
  { account_id, inspection_id }: SurveyedUnit,
  { axle: axle_number, side, slot }: WheelPosition,
  { measured, limit }: { readonly measured: number; readonly limit: number },
): Promise<void> {
  await kysely
    .insertInto('findings')
    .values({
      account_id,
      inspection_id,
      check_name: 'pressure',
      severity: 'critical',
      axle_number,
      side,
      slot,
      measured,
      limit_value: limit,
      spec_id: null,
    })
    .execute();
}

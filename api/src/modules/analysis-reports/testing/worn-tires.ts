import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

/** Tires of a separate brand that were removed from a unit. */
interface WornTires {
  readonly brand: string;
  readonly count: number;
  /** km when mounted and when removed; null if not read. */
  readonly odometers: readonly [on: number | null, off: number | null];
  /** mm, new and when removed. */
  readonly treads: readonly [original: number | null, left: number];
}

const [fitted, removed] = ['2024-06-01', '2025-06-01'];

/**
 * Adds the tires to a steer axle of the first tractor with a location.
 *
 * @returns its account
 */
export async function addWornTires(
  kysely: Kysely<Schema>,
  { brand, count, odometers: [on, off], treads: [original, left] }: WornTires,
): Promise<number> {
  const {
    id: unit_id,
    account_id,
    location_id,
  } = await kysely
    .selectFrom('units')
    .select(['id', 'account_id', 'location_id'])
    .where('location_id', 'is not', null)
    .where('type', '=', 'tractor')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const product_id = await productOf(kysely, brand);
  const made = { client_key: null, created_by: null };
  for (let number = 0; number < count; number += 1) {
    const { id: tire_id } = await kysely
      .insertInto('tires')
      .values({ ...made, account_id, product_id, tin: null, made_on: null, changed_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('tire_lives')
      .values({ tire_id, caps: 0, product_id, original_tread_mm: original })
      .execute();
    const { id: mount_id } = await kysely
      .insertInto('mounts')
      .values({
        ...made,
        account_id,
        tire_id,
        unit_id,
        caps: 0,
        axle_number: 1,
        side: 'left',
        slot: 'single',
        started_on: fitted,
        odometer_on_km: on,
        ended_on: removed,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('removals')
      .values({
        ...made,
        account_id,
        mount_id,
        location_id: location_id ?? 0,
        removed_on: removed,
        survey_id: null,
        odometer_km: off,
        hours: null,
        tread_mm: left,
        reason: 'worn_out',
        destination: 'scrap',
        changed_at: new Date(),
      })
      .execute();
  }
  return account_id;
}

async function productOf(kysely: Kysely<Schema>, brand: string): Promise<number> {
  const named = await kysely
    .selectFrom('products')
    .select('id')
    .where('brand', '=', brand)
    .executeTakeFirst();
  if (named) return named.id;
  const { id } = await kysely
    .insertInto('products')
    .values({
      kind: 'tire',
      brand,
      line: 'Highway',
      size: '295/75R22.5',
      load_range: 'G',
      design_position: 'steer',
      original_tread_mm: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

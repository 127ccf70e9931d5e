import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { RowIds } from './test-inputs.ts';

/**
 * Adds a new unit to a location and removes one of its tires on a survey.
 *
 * @returns the removal's id
 */
export async function removeTire(
  kysely: Kysely<Schema>,
  { location, survey }: Pick<RowIds, 'location' | 'survey'>,
  day: string,
): Promise<number> {
  const { account_id } = await kysely
    .selectFrom('locations')
    .select('account_id')
    .where('id', '=', location)
    .executeTakeFirstOrThrow();
  const changed_at = new Date(`${day}T12:00:00Z`);
  const unit = await kysely
    .insertInto('units')
    .values({
      account_id,
      location_id: location,
      unit_number: `Bare ${survey}`,
      type: 'tractor',
      configuration: '4x2',
      meter: 'odometer',
      changed_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tire = await kysely
    .insertInto('tires')
    .values({ account_id, changed_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely.insertInto('tire_lives').values({ tire_id: tire.id, caps: 0 }).execute();
  const mount = await kysely
    .insertInto('mounts')
    .values({
      account_id,
      tire_id: tire.id,
      caps: 0,
      unit_id: unit.id,
      axle_number: 1,
      side: 'left',
      slot: 'single',
      started_on: '2025-01-02',
      ended_on: day,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const removal = await kysely
    .insertInto('removals')
    .values({
      account_id,
      location_id: location,
      mount_id: mount.id,
      survey_id: survey,
      removed_on: day,
      reason: 'worn_out',
      destination: 'scrap',
      changed_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return removal.id;
}

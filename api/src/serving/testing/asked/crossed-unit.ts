import type { Database } from '../../../db/database.ts';

/**
 * Adds a crossing of a unit of a location.
 *
 * @returns the survey of the crossing, which has a finding
 */
export async function crossUnit(
  { kysely }: Pick<Database, 'kysely'>,
  {
    location,
    unit,
    image,
  }: { readonly location: number; readonly unit: number; readonly image: string },
  day: string,
): Promise<number> {
  const { account_id, unit_number, configuration } = await kysely
    .selectFrom('units')
    .select(['account_id', 'unit_number', 'configuration'])
    .where('id', '=', unit)
    .executeTakeFirstOrThrow();
  const changed_at = new Date(`${day}T06:00:00Z`);
  const row = { account_id, client_key: null, created_by: null, changed_at };
  const { id: survey_id } = await kysely
    .insertInto('surveys')
    .values({
      ...row,
      location_id: location,
      kind: 'checkpoint',
      survey_number: null,
      survey_date: day,
      surveyor: 'Lane asked',
      dealer_id: null,
      state: 'finished',
      finished_at: changed_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: inspection_id } = await kysely
    .insertInto('unit_inspections')
    .values({
      ...row,
      survey_id,
      unit_id: unit,
      inspected_on: day,
      unit_number,
      configuration,
      state: 'done',
      criticals: 1,
      odometer_km: null,
      hours: null,
      is_ready: null,
      is_crossing: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const plate = await kysely
    .selectFrom('images')
    .select('id')
    .where('storage_id', '=', image)
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('crossings')
    .values({
      survey_id,
      account_id,
      crossed_at: changed_at,
      local_date: day,
      local_time: '01:00',
      expected_tires: 4,
      hot_allowance_kpa: 103,
      license_number: 'ASKED 1',
      license_plate_image: plate.id,
      direction: 'in',
      is_bidirectional: true,
    })
    .execute();
  await kysely
    .insertInto('findings')
    .values({
      account_id,
      inspection_id,
      check_name: 'pressure',
      severity: 'critical',
      axle_number: 1,
      side: 'left',
      slot: 'single',
      measured: 500,
      limit_value: 690,
    })
    .execute();
  return survey_id;
}

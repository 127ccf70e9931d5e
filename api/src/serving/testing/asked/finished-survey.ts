import type { Database } from '../../../db/database.ts';
import { addPhoto } from './added-photo.ts';
import type { RowIds } from './test-inputs.ts';

interface FinishSurveyOptions {
  readonly day: string;
  readonly kind: 'yard' | 'dealer';
}

/**
 * Adds a finished survey of a unit of a location, made by a dealer or with its help.
 *
 * @returns the survey, with a reading, a finding and a photo of the unit's front tire, and a failed
 * readiness check; and the photo
 */
export async function finishSurvey(
  { kysely }: Pick<Database, 'kysely'>,
  {
    location,
    dealer,
    unit,
    frontTire: tire_id,
  }: Pick<RowIds, 'location' | 'dealer' | 'unit' | 'frontTire'>,
  { day, kind }: FinishSurveyOptions,
): Promise<Pick<RowIds, 'finished' | 'finishedImage'>> {
  const { account_id, unit_number, configuration } = await kysely
    .selectFrom('units')
    .select(['account_id', 'unit_number', 'configuration'])
    .where('id', '=', unit)
    .executeTakeFirstOrThrow();
  const changed_at = new Date(`${day}T09:00:00Z`);
  const row = { account_id, client_key: null, created_by: null, changed_at };
  const { id: finished } = await kysely
    .insertInto('surveys')
    .values({
      ...row,
      location_id: location,
      kind,
      survey_number: null,
      survey_date: day,
      surveyor: 'Asked before',
      dealer_id: dealer,
      state: 'finished',
      finished_at: changed_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: inspection_id } = await kysely
    .insertInto('unit_inspections')
    .values({
      ...row,
      survey_id: finished,
      unit_id: unit,
      inspected_on: day,
      unit_number,
      configuration,
      state: 'done',
      tires_expected: 1,
      tires_read: 1,
      criticals: 1,
      is_ready: false,
      odometer_km: null,
      hours: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: mount_id, ...place } = await kysely
    .selectFrom('mounts')
    .select(['id', 'axle_number', 'side', 'slot'])
    .where('tire_id', '=', tire_id)
    .where('ended_on', 'is', null)
    .executeTakeFirstOrThrow();
  const inspected = { account_id, inspection_id };
  await kysely
    .insertInto('readings')
    .values({ ...row, ...place, inspection_id, mount_id, state: 'read', pressure_kpa: 500 })
    .execute();
  await kysely
    .insertInto('findings')
    .values({
      ...inspected,
      ...place,
      check_name: 'pressure',
      severity: 'critical',
      measured: 500,
      limit_value: 690,
    })
    .execute();
  await kysely
    .insertInto('checklist_answers')
    .values({ ...inspected, item: 'doors', answer: 'fail' })
    .execute();
  const photo = { ...row, inspection_id };
  return { finished, finishedImage: await addPhoto(kysely, photo, { ...place, tire_id }) };
}

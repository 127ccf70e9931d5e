import type { Database } from '../../../db/database.ts';
import { addPhoto } from './added-photo.ts';
import { crossUnit } from './crossed-unit.ts';
import { finishSurvey } from './finished-survey.ts';
import { addChangeAndPresence } from './followed-survey.ts';
import { removeTire } from './removed-tire.ts';
import type { RowIds } from './test-inputs.ts';

/**
 * Adds a survey of the first unit of a location, made by a dealer or with its help.
 *
 * @returns the unit with its tires; the survey; its inspection with a finding, a photo, unit
 * checks, a change of tires and a tire removed then; a finished survey and a crossing of the unit;
 * and the dealer's number
 */
export async function surveyUnit(
  { kysely }: Pick<Database, 'kysely'>,
  { location, dealer }: Pick<RowIds, 'location' | 'dealer'>,
  day: string,
  kind: 'yard' | 'dealer' = 'dealer',
) {
  const unit = await kysely
    .selectFrom('units')
    .select(['id', 'account_id', 'unit_number', 'configuration'])
    .where('location_id', '=', location)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { unit_number: otherUnitNumber } = await kysely
    .selectFrom('units')
    .select('unit_number')
    .where('location_id', '=', location)
    .where('id', '<>', unit.id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id, ...surveyed } = unit;
  const { tires } = await kysely
    .selectFrom('mounts')
    .select(({ fn }) => fn.countAll<number>().as('tires'))
    .where('unit_id', '=', id)
    .where('ended_on', 'is', null)
    .executeTakeFirstOrThrow();
  const { tire_id: frontTire } = await kysely
    .selectFrom('mounts')
    .select('tire_id')
    .where('unit_id', '=', id)
    .where('axle_number', '=', 1)
    .where('side', '=', 'left')
    .where('slot', '<>', 'inner')
    .where('ended_on', 'is', null)
    .executeTakeFirstOrThrow();
  const changed_at = new Date(`${day}T12:00:00Z`);
  const row = { account_id: unit.account_id, client_key: null, created_by: null, changed_at };
  const survey = await kysely
    .insertInto('surveys')
    .values({
      ...row,
      location_id: location,
      kind,
      survey_number: null,
      survey_date: day,
      surveyor: 'Asked',
      dealer_id: dealer,
      state: 'open',
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const inspection = await kysely
    .insertInto('unit_inspections')
    .values({
      ...row,
      ...surveyed,
      survey_id: survey.id,
      unit_id: id,
      inspected_on: day,
      is_ready: false,
      state: 'started',
      odometer_km: null,
      hours: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tireChange = await kysely
    .insertInto('tire_changes')
    .values({
      ...row,
      inspection_id: inspection.id,
      mounts_ended: 0,
      changed_by_name: 'Asked',
      undone_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('row_changes')
    .values({
      kind: 'survey',
      row_id: survey.id,
      revision: 1,
      account_id: unit.account_id,
      dealer_id: kind === 'dealer' ? dealer : null,
      action: 'created',
      fields: '{}',
      changed_by: null,
      changed_by_name: 'Asked',
      changed_at,
    })
    .execute();
  const finding = await kysely
    .insertInto('findings')
    .values({
      account_id: unit.account_id,
      inspection_id: inspection.id,
      // On an axle that the calls never read.
      check_name: 'tread_mismatch_axle',
      severity: 'critical',
      axle_number: 2,
      side: null,
      slot: null,
      measured: 9,
      limit_value: 6.35,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const inspected = { account_id: unit.account_id, inspection_id: inspection.id };
  await kysely
    .insertInto('checklist_answers')
    .values({ ...inspected, item: 'doors', answer: 'fail' })
    .execute();
  await kysely
    .insertInto('torque_checks')
    .values({
      ...inspected,
      axle_number: 1,
      side: 'left',
      mount_id: null,
      odometer_km: null,
      fasteners: 'm22',
      least_nm: 610,
      most_nm: 678,
      measured_nm: 640,
      result: 'in_spec',
    })
    .execute();
  await addChangeAndPresence(
    { kysely },
    { survey: survey.id, unit: id, inspection: inspection.id },
  );
  const image = await addPhoto(kysely, { ...row, inspection_id: inspection.id });
  const { nonsig } = await kysely
    .selectFrom('dealers')
    .select('nonsig')
    .where('id', '=', dealer)
    .executeTakeFirstOrThrow();
  return {
    unit: id,
    unitNumber: unit.unit_number,
    otherUnitNumber,
    tires,
    frontTire,
    survey: survey.id,
    inspection: inspection.id,
    finding: finding.id,
    tireChange: tireChange.id,
    image,
    ...(await finishSurvey({ kysely }, { location, dealer, unit: id, frontTire }, { day, kind })),
    crossing: await crossUnit({ kysely }, { location, unit: id, image }, day),
    removal: await removeTire(kysely, { location, survey: survey.id }, day),
    nonsig,
  };
}

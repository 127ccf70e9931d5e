import type { Database } from '../../../db/database.ts';
import type { NamedRows } from './asked.ts';

/**
 * Has the first unit of a location surveyed, later than by anybody else; by a dealer unless it is said.
 *
 * @returns unit and survey
 */
export async function surveyUnit(
  { kysely }: Pick<Database, 'kysely'>,
  { location, dealer }: Pick<NamedRows, 'location' | 'dealer'>,
  kind: 'yard' | 'dealer' = 'dealer',
): Promise<Pick<NamedRows, 'unit' | 'unitNumber' | 'survey'>> {
  const unit = await kysely
    .selectFrom('units')
    .select(['id', 'account_id', 'unit_number', 'configuration'])
    .where('location_id', '=', location)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id, ...surveyed } = unit;
  const row = { account_id: unit.account_id, client_key: null, created_by: null };
  const survey = await kysely
    .insertInto('surveys')
    .values({
      ...row,
      location_id: location,
      kind,
      survey_number: null,
      survey_date: '2025-07-01',
      surveyor: 'Asked',
      dealer_id: dealer,
      state: 'open',
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('unit_inspections')
    .values({
      ...row,
      ...surveyed,
      survey_id: survey.id,
      unit_id: id,
      inspected_on: '2025-07-01',
      state: 'started',
      odometer_km: null,
      hours: null,
    })
    .execute();
  return { unit: id, unitNumber: unit.unit_number, survey: survey.id };
}

import type { Unit } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { UnitsOf } from '../find-location.ts';
import { isVisit } from '../visits.ts';

/** What a unit's number is found by: the same for numbers that differ in their case alone. */
export const numberKey = (number: string) =>
  sql<string>`lower(${number}::text collate "und-x-icu") collate "C"`;

// Queries name a unit `u`, and what stands beside it as in `unitTables`.

/** The fields of a unit on the wire. */
export const unitColumns = sql`
  u.id as unit_id, u.revision, a.nonsig as account, u.location_id, l.code as location_code,
  u.unit_number, u.type, u.configuration, u.vin, u.dot, u.license_plate, u.license_plate_state,
  u.license_plate_country, u.vocation, u.manufacturer, u.model, u.year, o.name as owner, u.meter,
  u.is_active, s.last_survey_date,
  exists (select from mounts m where m.unit_id = u.id and m.ended_on is null) as is_tires_exist`;

/**
 * The days on which units of an account were surveyed last, each found when it is asked for. One that
 * waits on a survey was not surveyed yet.
 */
export const lastSurveyOfEach = (accountId: number) => sql`
  left join lateral (
    select max(i.inspected_on) as last_survey_date
    from unit_inspections i where i.account_id = ${accountId} and i.unit_id = u.id and i.state <> 'waiting'
      and ${isVisit('i')}
  ) s on true`;

/** The same for most units of an account: found for all of them at once. */
const lastSurveyOfAll = (accountId: number) => sql`
  left join (
    select i.unit_id, max(i.inspected_on) as last_survey_date
    from unit_inspections i
    where i.account_id = ${accountId} and i.state <> 'waiting' and ${isVisit('i')}
    group by i.unit_id
  ) s on s.unit_id = u.id`;

const namedTables = sql`
  from units u
  join accounts a on a.id = u.account_id
  left join locations l on l.id = u.location_id
  left join unit_owners o on o.id = u.owner_id`;

/** Units with what is read beside them. */
export const unitTables = ({ account_id, location_id }: UnitsOf) => sql`
  ${namedTables}
  ${location_id === null ? lastSurveyOfAll(account_id) : lastSurveyOfEach(account_id)}`;

/** A unit of an account by its id, also when it was deleted. */
export async function readUnit(
  db: Kysely<Schema>,
  { id, account_id }: { readonly id: number; readonly account_id: number },
): Promise<Unit> {
  const [unit] = await readUnitRows(db, { account_id, ids: [id] });
  if (!unit) throw new Error(`Unit ${id} is gone.`);
  return unit;
}

/** Units of an account by their ids, also those that were deleted. */
export async function readUnitRows(
  db: Kysely<Schema>,
  { account_id, ids }: UnitIds,
): Promise<Unit[]> {
  const { rows } = await sql<Unit>`
    select ${unitColumns} ${namedTables} ${lastSurveyOfEach(account_id)}
    where u.account_id = ${account_id} and u.id = any (${ids}::int[])`.execute(db);
  return rows;
}

/** Units of one account. */
export interface UnitIds {
  readonly account_id: number;
  readonly ids: readonly number[];
}

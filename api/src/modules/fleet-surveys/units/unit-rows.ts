import type { Unit } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { UnitScope } from '../find-location.ts';
import { isVisit } from '../visits.ts';

/** The lookup key of a unit number, equal for numbers that differ only in case. */
export const numberKey = (number: string) =>
  sql<string>`lower(${number}::text collate "und-x-icu") collate "C"`;

// Queries alias units as `u`, and the tables joined to them as in `unitTables`.

/** The fields of a unit on the wire. */
export const unitColumns = sql`
  u.id as unit_id, u.revision, a.nonsig as account, u.location_id, l.code as location_code,
  u.unit_number, u.type, u.configuration, u.vin, u.dot, u.license_plate, u.license_plate_state,
  u.license_plate_country, u.vocation, u.manufacturer, u.model, u.year, o.name as owner, u.meter,
  u.is_active, s.last_survey_date,
  exists (select from mounts m where m.unit_id = u.id and m.ended_on is null) as is_tires_exist`;

/**
 * Joins the date of each unit's last survey, one lookup per unit. A waiting inspection does not
 * count as a survey.
 */
export const lastSurveyOfEach = (accountId: number) => sql`
  left join lateral (
    select max(i.inspected_on) as last_survey_date
    from unit_inspections i where i.account_id = ${accountId} and i.unit_id = u.id and i.state <> 'waiting'
      and ${isVisit('i')}
  ) s on true`;

/** The same in a single aggregate, for queries that need most units of an account. */
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

/** Units with the tables joined to them. */
export const unitTables = ({ account_id, location_id }: UnitScope) => sql`
  ${namedTables}
  ${location_id === null ? lastSurveyOfAll(account_id) : lastSurveyOfEach(account_id)}`;

/** Reads a unit of an account by id, even if it is deleted. */
export async function readUnit(
  db: Kysely<Schema>,
  { id, account_id }: { readonly id: number; readonly account_id: number },
): Promise<Unit> {
  const [unit] = await readUnitRows(db, { account_id, ids: [id] });
  if (!unit) throw new Error(`Unit ${id} is gone.`);
  return unit;
}

/** Reads units of an account by id, including deleted ones. */
export async function readUnitRows(
  db: Kysely<Schema>,
  { account_id, ids }: UnitIds,
): Promise<Unit[]> {
  const { rows } = await sql<Unit>`
    select ${unitColumns} ${namedTables} ${lastSurveyOfEach(account_id)}
    where u.account_id = ${account_id} and u.id = any (${ids}::int[])`.execute(db);
  return rows;
}

/** The ids of units of one account. */
export interface UnitIds {
  readonly account_id: number;
  readonly ids: readonly number[];
}

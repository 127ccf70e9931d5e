import { type Unit, type UnitsRequest, unitsList } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { findUnitScope } from '../find-location.ts';
import { unitColumns, unitTables } from './unit-rows.ts';

type Selection = Omit<UnitsRequest, keyof PageRequest> & {
  /** Narrows the filtered units to these. */
  readonly unit_ids?: readonly number[];
};

const number = sql`u.unit_number collate natural_order`;
const sorts = {
  unit_number: [number],
  type: [sql`u.type`],
  configuration: [sql`u.configuration`],
  vocation: [sql`u.vocation`],
  owner: [sql`o.name collate "und-x-icu"`],
  last_survey_date: [sql`s.last_survey_date`],
  vin: [sql`u.vin`],
  license_plate: [sql`u.license_plate collate "C"`],
  manufacturer: [sql`u.manufacturer collate "und-x-icu"`],
  model: [sql`u.model collate "und-x-icu"`],
  year: [sql`u.year`],
  dot: [sql`u.dot collate natural_order`],
  license_plate_state: [sql`u.license_plate_country`, sql`u.license_plate_state`],
  location_code: [sql`l.code collate natural_order`],
  meter: [sql`u.meter`],
  is_active: [sql`u.is_active`],
};

/**
 * Reads a page of the units of a location or an account.
 *
 * @param today the reader's current day, for "surveyed in the last 12 months"
 * @throws Refusal `unknown_value`, `invalid`
 */
export async function readUnits(
  db: Kysely<Schema>,
  selection: Selection,
  page: PageRequest,
  today: string,
): Promise<Page<Unit>> {
  const of = await findUnitScope(db, selection);
  const { account_id, location_id } = of;
  const { keyword = '', type, vocation, configuration, owner, surveyed, active } = selection;
  const { unit_ids } = selection;
  const yearAgo = sql`${today}::date - interval '12 months'`;
  const conditions = [
    sql`u.account_id = ${account_id} and u.deleted_at is null`,
    ...(location_id === null ? [] : [sql`u.location_id = ${location_id}`]),
    ...(unit_ids ? [sql`u.id = any (${unit_ids}::int[])`] : []),
    ...(type ? [sql`u.type = ${type}`] : []),
    ...(vocation ? [sql`u.vocation = ${vocation}`] : []),
    ...(configuration ? [sql`u.configuration = ${configuration}`] : []),
    ...(owner ? [sql`o.name = ${owner}`] : []),
    ...(active ? [sql`u.is_active = ${active === 'yes'}`] : []),
    ...(surveyed === 'never' ? [sql`s.last_survey_date is null`] : []),
    ...(surveyed === 'within_12_months' ? [sql`s.last_survey_date >= ${yearAgo}`] : []),
    ...(surveyed === 'over_12_months' ? [sql`s.last_survey_date < ${yearAgo}`] : []),
    holdsKeyword(keyword.trim(), [sql`u.unit_number`, sql`u.vin`, sql`u.license_plate`]),
  ];
  return readPage<Unit>(
    db,
    {
      columns: unitColumns,
      rows: sql`${unitTables(of)} where ${sql.join(conditions, sql` and `)}`,
      order: listOrder(unitsList, sorts, selection, sql`${number}, u.id`),
    },
    page,
  );
}

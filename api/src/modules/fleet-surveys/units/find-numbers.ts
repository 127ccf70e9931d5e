import {
  plateOf,
  surveyLimits,
  type Unit,
  type UnitNumbers,
  unitNumber,
  vinOf,
} from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findUnitsOf, type UnitsOf } from '../locations/find-location.ts';
import { numberKey, unitByNumber } from './unit-by-number.ts';
import { readUnit } from './unit-rows.ts';

type Of = Parameters<typeof findUnitsOf>[1];

/** Who owns an account's units besides the account itself, by name. @throws Refusal `unknown_value`, `invalid` */
export async function readOwners(db: Kysely<Schema>, of: Of): Promise<string[]> {
  const { account_id, location_id } = await findUnitsOf(db, of);
  const { rows } = await sql<{ name: string }>`
    select o.name from unit_owners o
    where o.account_id = ${account_id} and exists (
      select from units u
      where u.owner_id = o.id and u.deleted_at is null and ${isThere({ account_id, location_id })}
    )
    order by o.name collate "und-x-icu", o.name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Units that what was typed may mean: those whose number, VIN or plate it is or starts, then those
 * that hold it.
 *
 * @throws Refusal `unknown_value`, `invalid`
 */
export async function findNumbers(
  db: Kysely<Schema>,
  of: Of,
  keyword: string,
): Promise<UnitNumbers> {
  const where = await findUnitsOf(db, of);
  const typed = keyword.trim().normalize('NFC');
  const key = sql`(select ${numberKey(typed)})`;
  const vin = vinOf(typed) || null;
  const plate = plateOf(typed) || null;
  const isFound = sql`(
    strpos(u.number_key, ${key}) > 0
    or strpos(u.vin, ${vin}) > 0
    or strpos(upper(u.license_plate) collate "C", ${plate}) > 0)`;
  const rank = sql`case
    when u.number_key = ${key} then 0
    when starts_with(u.number_key, ${key}) then 1
    when starts_with(u.vin, ${vin}) then 2
    when starts_with(upper(u.license_plate) collate "C", ${plate}) then 3
    else 4 end`;
  const { rows } = await sql<UnitNumbers[number]>`
    select u.id as unit_id, u.unit_number, u.type, u.vin, u.license_plate, l.code as location_code
    from units u left join locations l on l.id = u.location_id
    where ${isThere(where)} and u.deleted_at is null and ${typed === '' ? sql`true` : isFound}
    order by ${typed === '' ? sql`` : sql`${rank},`} u.unit_number collate natural_order, u.id
    limit ${surveyLimits.proposals}`.execute(db);
  return rows;
}

/**
 * The unit of an account that has a number; null when there is none.
 *
 * @throws Refusal `unknown_value`; `invalid` also for what is no number
 */
export async function findUnitByNumber(
  db: Kysely<Schema>,
  of: Of,
  text: string,
): Promise<Unit | null> {
  const { account_id } = await findUnitsOf(db, of);
  const number = unitNumber(text);
  if (number === null) throw refuse('invalid', 'unit_number');
  const id = await unitByNumber(db, account_id, number);
  return id === null ? null : readUnit(db, { id, account_id });
}

/** Units `u` of a location, or of a whole account. */
const isThere = ({ account_id, location_id }: UnitsOf) =>
  location_id === null
    ? sql`u.account_id = ${account_id}`
    : sql`u.account_id = ${account_id} and u.location_id = ${location_id}`;

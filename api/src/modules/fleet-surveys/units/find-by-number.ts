import {
  plateOf,
  surveyLimits,
  type Unit,
  type UnitNumbers,
  unitNumber,
  vinOf,
} from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { findUnitScope } from '../find-location.ts';
import { numberKey, readUnit } from './unit-rows.ts';

type UnitsScope = Parameters<typeof findUnitScope>[1];

/**
 * Suggests units of a location or an account for a typed keyword: first those whose number, VIN or
 * plate equals or begins with it, then those that contain it; shorter numbers first. Sorting as
 * lists do would take many times as long for a single typed character, which most units contain.
 */
export async function proposeUnits(
  db: Kysely<Schema>,
  { keyword, ...of }: UnitsScope & { readonly keyword: string },
): Promise<UnitNumbers> {
  const { account_id, location_id } = await findUnitScope(db, of);
  const typed = keyword.trim().normalize('NFC');
  if (typed === '') return [];
  // A subquery, so that it is computed once and not for each unit.
  const key = sql`(select ${numberKey(typed)})`;
  const vin = vinOf(typed) || null;
  const plate = plateOf(typed);
  // Locations are looked up only for the suggested units. Plates are stored in capitals.
  const { rows } = await sql<UnitNumbers[number]>`
    select u.id as unit_id, u.unit_number, u.type, u.vin, u.license_plate, l.code as location_code
    from (
      select u.id, u.unit_number, u.number_key, u.type, u.vin, u.license_plate, u.location_id,
        case
          when u.number_key = ${key} then 0
          when starts_with(u.number_key, ${key}) then 1
          when starts_with(u.vin, ${vin}) then 2
          when starts_with(u.license_plate collate "C", ${plate}) then 3
          else 4
        end as nearness
      from units u
      where u.account_id = ${account_id} and u.deleted_at is null
        and ${location_id === null ? sql`true` : sql`u.location_id = ${location_id}`}
        and (strpos(u.number_key, ${key}) > 0 or strpos(u.vin, ${vin}) > 0
          or strpos(u.license_plate collate "C", ${plate}) > 0)
      order by nearness, char_length(u.number_key), u.number_key
      limit ${surveyLimits.proposals}
    ) u
    left join locations l on l.id = u.location_id
    order by u.nearness, char_length(u.number_key), u.number_key`.execute(db);
  return rows;
}

/**
 * Reads the unit with a number in an account, or in the account of a location; null if there is
 * none.
 */
export async function readUnitByNumber(
  db: Kysely<Schema>,
  { unit_number, ...of }: UnitsScope & { readonly unit_number: string },
): Promise<Unit | null> {
  const { account_id } = await findUnitScope(db, of);
  const number = unitNumber(unit_number);
  const id = number === null ? null : await unitByNumber(db, account_id, number);
  return id === null ? null : readUnit(db, { id, account_id });
}

/** Returns the id of an account's unit by its normalized number; null if there is none. */
export async function unitByNumber(
  db: Kysely<Schema>,
  accountId: number,
  number: string,
): Promise<number | null> {
  const found = await db
    .selectFrom('units')
    .select('id')
    .where('account_id', '=', accountId)
    .where('number_key', '=', numberKey(number))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.id ?? null;
}

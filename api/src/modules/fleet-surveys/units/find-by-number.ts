import { surveyLimits, type Unit, unitNumber } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { findUnitsOf } from '../locations/find-location.ts';
import { numberKey, readUnit } from './unit-rows.ts';

type Of = Parameters<typeof findUnitsOf>[1];

interface Proposal extends Pick<Unit, 'unit_id' | 'unit_number' | 'type' | 'vin'> {
  readonly license_plate: string | null;
  readonly location_code: string | null;
}

/** Units of a location or an account for what somebody types: a part of number, VIN or plate. */
export async function proposeUnits(
  db: Kysely<Schema>,
  { keyword, ...of }: Of & { readonly keyword: string },
): Promise<Proposal[]> {
  const { account_id, location_id } = await findUnitsOf(db, of);
  const typed = keyword.trim();
  if (typed === '') return [];
  const key = numberKey(typed);
  const capital = sql`upper(${typed}::text) collate "C"`;
  const { rows } = await sql<Proposal>`
    select u.id as unit_id, u.unit_number, u.type, u.vin, u.license_plate, l.code as location_code
    from units u left join locations l on l.id = u.location_id
    where u.account_id = ${account_id} and u.deleted_at is null
      and ${location_id === null ? sql`true` : sql`u.location_id = ${location_id}`}
      and (strpos(u.number_key, ${key}) > 0 or strpos(u.vin, ${capital}) > 0
        or strpos(upper(u.license_plate) collate "C", ${capital}) > 0)
    order by u.number_key = ${key} desc, starts_with(u.number_key, ${key}) desc,
      u.unit_number collate natural_order, u.id
    limit ${surveyLimits.proposals}`.execute(db);
  return rows;
}

/** The unit of an account, or of that of a location, which has a number; null when there is none. */
export async function readUnitByNumber(
  db: Kysely<Schema>,
  { unit_number, ...of }: Of & { readonly unit_number: string },
): Promise<Unit | null> {
  const { account_id } = await findUnitsOf(db, of);
  const number = unitNumber(unit_number);
  if (number === null) return null;
  const found = await db
    .selectFrom('units')
    .select('id')
    .where('account_id', '=', account_id)
    .where('number_key', '=', numberKey(number))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found ? readUnit(db, { id: found.id, account_id }) : null;
}

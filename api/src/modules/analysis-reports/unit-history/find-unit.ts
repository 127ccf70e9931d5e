import type { UnitHistory } from '@portal/contract/analysis-reports';
import { unitNumber } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findAccount } from '../../../scope/find-account.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';

/** A unit, with the keys that find its records. */
export interface FoundUnit {
  readonly shown: UnitHistory['unit'];
  readonly id: number;
  readonly accountId: number;
  /** Its number in lower case. */
  readonly numberKey: string;
}

export interface NamedUnit {
  readonly account: string;
  readonly unit_number: string;
}

type Row = UnitHistory['unit'] & { readonly account_id: number; readonly number_key: string };

/**
 * Finds the unit of an account that has a number now.
 *
 * @throws Refusal `unknown_value` at `account` or `unit_number`
 */
export async function findUnit(
  db: Kysely<Schema>,
  { account, unit_number }: NamedUnit,
): Promise<FoundUnit> {
  const accountId = await findAccount({ db }, { account }, 'account');
  const { rows } = await sql<Row>`
    select u.id as unit_id, u.unit_number, u.type, u.is_active, u.vin, a.nonsig as account,
      ${fleetName} as fleet_name, coalesce(${locationName}, '') as location, u.account_id, u.number_key
    from units u
    join accounts a on a.id = u.account_id
    left join locations l on l.id = u.location_id
    where u.account_id = ${accountId} and u.deleted_at is null
      and u.number_key = lower(${unitNumber(unit_number)}::text collate "und-x-icu") collate "C"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw refuse('unknown_value', 'unit_number');
  const { account_id, number_key, ...shown } = row;
  return { shown, id: shown.unit_id, accountId: account_id, numberKey: number_key };
}

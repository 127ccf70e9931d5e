import {
  type Unit,
  type UnitOptions,
  type UnitOptionsRequest,
  type UnitType,
  unitNumber,
  unitTypes,
} from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findLocation } from '../locations/find-location.ts';
import { findNamedRow } from '../named-row.ts';
import { readUnitByNumber } from './find-by-number.ts';
import { readUnit } from './unit-rows.ts';

interface Asking {
  readonly db: Kysely<Schema>;
  readonly user: Pick<CurrentUser, 'id'>;
}

/**
 * Whether a number is free in the account of a location, and which units a new one may be copied from.
 *
 * @throws Refusal `unknown_value`, `invalid`
 */
export async function unitOptions(
  { db, user }: Asking,
  { location_id, unit_number, survey_id }: UnitOptionsRequest,
): Promise<UnitOptions> {
  const { account_id } = await findLocation(db, location_id, 'location_id');
  const survey =
    survey_id === undefined ? null : await findNamedRow({ db, user }, 'surveys', survey_id);
  if (survey_id !== undefined && survey === null) throw refuse('unknown_value', 'survey_id');
  if (unitNumber(unit_number) === null) throw refuse('invalid', 'unit_number');
  const unit = await readUnitByNumber(db, { location_id, unit_number });
  const copies = await Promise.all(unitTypes.map((type) => lastSaved(db, account_id, type)));
  const [tractor = null, trailer = null, dolly = null, misc = null] = copies;
  return {
    is_unit_exists_on_survey: await isOnSurvey(db, survey, unit),
    is_unit_exists: unit !== null,
    unit,
    ...{ tractor, trailer, dolly, misc },
  };
}

async function isOnSurvey(
  db: Kysely<Schema>,
  survey: number | null,
  unit: Unit | null,
): Promise<boolean> {
  if (survey === null || unit === null) return false;
  const found = await db
    .selectFrom('unit_inspections')
    .select('id')
    .where('survey_id', '=', survey)
    .where('unit_id', '=', unit.unit_id)
    .executeTakeFirst();
  return found !== undefined;
}

/** The unit of a type that was saved last in an account. */
async function lastSaved(
  db: Kysely<Schema>,
  accountId: number,
  type: UnitType,
): Promise<Unit | null> {
  const found = await db
    .selectFrom('units')
    .select(['id', 'account_id'])
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? readUnit(db, found) : null;
}

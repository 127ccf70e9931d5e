import {
  type Unit,
  type UnitSaving,
  type UnitType,
  unitNumber,
  unitTypes,
} from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findLocation } from '../find-location.ts';
import { findSurvey } from '../find-survey.ts';
import { readUnitByNumber } from './find-by-number.ts';
import { findUnit } from './read-unit-details.ts';
import { readUnit } from './unit-rows.ts';

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: Pick<CurrentUser, 'id'>;
}

interface Options {
  readonly location_id: number;
  readonly unit_number: string;
  readonly survey_id?: number | string;
}

/**
 * Finds the unit that already has a number in a location's account, and for each type the unit
 * saved last, from which a new one may be copied.
 *
 * @throws Refusal `unknown_value`; `invalid` for a malformed number
 */
export async function readCreateOptions(
  asking: QueryContext,
  { location_id, unit_number, survey_id }: Options,
) {
  const { db } = asking;
  const { account_id } = await findLocation(db, location_id, 'location_id');
  if (unitNumber(unit_number) === null) throw refuse('invalid', 'unit_number');
  const survey = survey_id === undefined ? null : await findSurvey(asking, survey_id, 'survey_id');
  const unit = await readUnitByNumber(db, { location_id, unit_number });
  const inspected = await db
    .selectFrom('unit_inspections')
    .select('id')
    .where('survey_id', '=', survey?.id ?? 0)
    .where('unit_id', '=', unit?.unit_id ?? 0)
    .executeTakeFirst();
  const latest: Record<UnitType, Unit | null> = {
    tractor: null,
    trailer: null,
    dolly: null,
    misc: null,
  };
  for (const type of unitTypes) latest[type] = await readLatest(db, account_id, type);
  return {
    is_unit_exists_on_survey: inspected !== undefined,
    is_unit_exists: unit !== null,
    unit,
    ...latest,
  };
}

async function readLatest(
  db: Kysely<Schema>,
  account_id: number,
  type: UnitType,
): Promise<Unit | null> {
  const latest = await db
    .selectFrom('units')
    .select(['id', 'account_id'])
    .where('account_id', '=', account_id)
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return latest ? readUnit(db, latest) : null;
}

/**
 * Reads the form values for a copy of a unit, without those that identify it.
 *
 * @throws Refusal `unknown_value`
 */
export async function readCopy(
  asking: QueryContext,
  name: number | string,
): Promise<Omit<UnitSaving, 'client_key' | 'unit_id' | 'revision'>> {
  const found = await findUnit(asking, name, 'unit_id');
  const unit = await readUnit(asking.db, found);
  const { location_id, type, configuration, vocation, dot, manufacturer, model, year } = unit;
  const { owner, meter } = unit;
  return {
    location_id,
    unit_number: '',
    type,
    configuration,
    vocation,
    dot,
    manufacturer,
    model,
    year,
    owner,
    meter,
    is_active: true,
  };
}

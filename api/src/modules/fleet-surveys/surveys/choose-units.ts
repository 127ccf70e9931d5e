import { type UnitsToSurvey, unitNumber } from '@portal/contract/fleet-surveys';
import { isIsoDate } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { StoredSurvey } from '../find-survey.ts';
import { isVisit } from '../visits.ts';

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: Pick<CurrentUser, 'id'>;
}

interface ChosenUnits {
  readonly ids: readonly number[];
  /** Numbers that no unit of the account has, as entered. */
  readonly unknownNumbers: readonly string[];
}

/**
 * Finds the units to add to a survey. All belong to its account; those chosen by location or by the
 * date of their last survey are active units only.
 *
 * @throws Refusal `unknown_value` for a unit; `invalid` when nothing is chosen, or for the day
 */
export async function chooseUnits(
  asking: QueryContext,
  survey: StoredSurvey,
  said: UnitsToSurvey,
): Promise<ChosenUnits> {
  const { units = [], is_whole_location = false, not_surveyed_since: day } = said;
  const numbers = [...new Set((said.unit_numbers ?? []).map((each) => each.trim()))].filter(
    (each) => each !== '',
  );
  if (units.length + numbers.length === 0 && !is_whole_location && day === undefined) {
    throw refuse('invalid', 'units', 'No units are chosen.');
  }
  if (day !== undefined && !isIsoDate(day)) throw refuse('invalid', 'not_surveyed_since');
  const { db } = asking;
  const named = await namedUnits(asking, survey, units);
  const numbered = await numberedUnits(db, survey, numbers);
  const standing = is_whole_location || day !== undefined;
  const ids = [
    ...named,
    ...numbered.ids,
    ...(standing ? await unitsOfYard(db, survey, is_whole_location ? undefined : day) : []),
  ];
  return { ids: [...new Set(ids)], unknownNumbers: numbered.unknownNumbers };
}

async function namedUnits(
  { db, user }: QueryContext,
  { account_id }: StoredSurvey,
  units: readonly (number | string)[],
): Promise<number[]> {
  const ids = units.filter((each) => typeof each === 'number');
  const keys = units.flatMap((each) => (typeof each === 'string' ? [each.toLowerCase()] : []));
  const found = await db
    .selectFrom('units')
    .select(['id', 'client_key', 'created_by'])
    .where('account_id', '=', account_id)
    .where('deleted_at', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        eb('id', '=', sql<number>`any (${ids}::int[])`),
        and([
          eb('created_by', '=', user.id),
          eb('client_key', '=', sql<string>`any (${keys}::text[])`),
        ]),
      ]),
    )
    .execute();
  const known = new Map<number | string, number>(found.map(({ id }) => [id, id]));
  for (const { id, client_key, created_by } of found) {
    if (client_key !== null && created_by === user.id) known.set(client_key, id);
  }
  return units.map((each, at) => {
    const id = known.get(typeof each === 'string' ? each.toLowerCase() : each);
    if (id === undefined) throw refuse('unknown_value', `units.${at}`);
    return id;
  });
}

async function numberedUnits(
  db: Kysely<Schema>,
  { account_id }: StoredSurvey,
  numbers: readonly string[],
): Promise<ChosenUnits> {
  const { rows } = await sql<{ number: string; id: number | null }>`
    select n.said as number, u.id
    from unnest(
      ${numbers}::text[], ${numbers.map((each) => unitNumber(each) ?? '')}::text[]
    ) with ordinality n (said, kept, place)
    left join units u on u.account_id = ${account_id} and u.deleted_at is null
      and u.number_key = lower(n.kept collate "und-x-icu")
    order by n.place`.execute(db);
  return {
    ids: rows.flatMap(({ id }) => id ?? []),
    unknownNumbers: rows.flatMap(({ number, id }) => (id === null ? [number] : [])),
  };
}

/**
 * @param day selects units without a survey since then, not counting this one; all units if omitted
 */
async function unitsOfYard(
  db: Kysely<Schema>,
  { id, account_id, location_id }: StoredSurvey,
  day: string | undefined,
): Promise<number[]> {
  const isDue = sql`not exists (
    select from unit_inspections i
    where i.account_id = ${account_id} and i.unit_id = u.id and i.survey_id <> ${id}
      and i.state <> 'waiting' and ${isVisit('i')} and i.inspected_on >= ${day ?? null}::date)`;
  const { rows } = await sql<{ id: number }>`
    select u.id from units u
    where u.location_id = ${location_id} and u.deleted_at is null and u.is_active
      and ${day === undefined ? sql`true` : isDue}`.execute(db);
  return rows.map((each) => each.id);
}

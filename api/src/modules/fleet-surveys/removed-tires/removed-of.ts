import type { RemovedTiresRequest } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Fact } from '../../../exports/document.ts';
import { findUnitsOf } from '../find-location.ts';
import { findSurvey } from '../find-survey.ts';

interface Asking {
  readonly db: Kysely<Schema>;
  readonly user: Pick<CurrentUser, 'id'>;
}

type Named = Pick<RemovedTiresRequest, 'location_id' | 'account' | 'survey_id'>;

/** Whose removed tires are asked for. */
export interface RemovedOf {
  /** Over a removal `r`. */
  readonly condition: RawBuilder<unknown>;
  readonly account_id: number;
  readonly location_id: number | null;
  /** The day of the survey on which they came off; null where none is named. */
  readonly survey_date: string | null;
}

/**
 * Finds the location, the account or the survey that a call names.
 *
 * @throws Refusal `unknown_value`; `invalid` when it names none of them, or several
 */
export async function findRemovedOf(
  { db, user }: Asking,
  { survey_id, ...named }: Named,
): Promise<RemovedOf> {
  if (survey_id === undefined) {
    const of = await findUnitsOf(db, named);
    const { account_id, location_id } = of;
    const survey_date = null;
    return location_id === null
      ? { ...of, survey_date, condition: sql`r.account_id = ${account_id}` }
      : { ...of, survey_date, condition: sql`r.location_id = ${location_id}` };
  }
  if (named.location_id !== undefined || named.account !== undefined) {
    throw refuse(
      'invalid',
      'survey_id',
      'A location, an account or a survey is named, one of them.',
    );
  }
  const survey = await findSurvey({ db, user }, survey_id, 'survey_id');
  const { id, account_id, location_id, survey_date } = survey;
  return { account_id, location_id, survey_date, condition: sql`r.survey_id = ${id}` };
}

/** The account, and the location and the survey where there are any, for the cover of a file. */
export async function factsOf(
  db: Kysely<Schema>,
  { account_id, location_id, survey_date }: RemovedOf,
): Promise<Fact[]> {
  const account = await db
    .selectFrom('accounts')
    .select(['nonsig', 'name'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  const location = await db
    .selectFrom('locations')
    .select(['code', 'name'])
    .where('id', '=', location_id ?? 0)
    .executeTakeFirst();
  return [
    { label: 'location.account', value: `${account.nonsig} ${account.name ?? ''}`.trim() },
    ...(location
      ? [{ label: 'location.name', value: `${location.code} ${location.name}`.trim() }]
      : []),
    ...(survey_date ? [{ label: 'removed_tire.survey', value: formatDate(survey_date) }] : []),
  ];
}

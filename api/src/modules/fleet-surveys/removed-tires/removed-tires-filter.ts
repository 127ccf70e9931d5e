import type { RemovedTiresRequest } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Fact } from '../../../exports/document.ts';
import { findUnitScope } from '../find-location.ts';
import { findSurvey } from '../find-survey.ts';

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: Pick<CurrentUser, 'id'>;
}

type RemovedTiresScope = Pick<RemovedTiresRequest, 'location_id' | 'account' | 'survey_id'>;

/** The scope of removed tires. */
export interface RemovedTiresFilter {
  /** Condition on a removal `r`. */
  readonly condition: RawBuilder<unknown>;
  readonly account_id: number;
  readonly location_id: number | null;
  /** The day of the survey that removed them; null if no survey is named. */
  readonly survey_date: string | null;
}

/**
 * Finds the location, the account or the survey that a call names.
 *
 * @throws Refusal `unknown_value`; `invalid` when it names none of them, or several
 */
export async function findRemovedTiresFilter(
  { db, user }: QueryContext,
  { survey_id, ...named }: RemovedTiresScope,
): Promise<RemovedTiresFilter> {
  if (survey_id === undefined) {
    const of = await findUnitScope(db, named);
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

/** Facts for the cover of a file: the account, and the location and survey if there are any. */
export async function factsOf(
  db: Kysely<Schema>,
  { account_id, location_id, survey_date }: RemovedTiresFilter,
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

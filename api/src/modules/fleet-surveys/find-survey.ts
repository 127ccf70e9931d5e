import { type Kysely, type Selectable, sql } from 'kysely';
import type { CurrentUser } from '../../access/current-user.ts';
import { refuse } from '../../app/refusal.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { unguardedTable } from '../../scope/unguarded-table.ts';
import { idOfName } from './named-row.ts';
import { isVisit } from './visits.ts';

export type StoredSurvey = Selectable<Schema['surveys']>;

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: Pick<CurrentUser, 'id'>;
}

/**
 * Finds a survey that the user may see; surveys of crossings are excluded.
 *
 * @param name its id, or the client key of the caller's write that created it
 * @param path of the name
 * @throws Refusal `unknown_value`
 */
export async function findSurvey(
  { db, user }: QueryContext,
  name: number | string,
  path: string,
): Promise<StoredSurvey> {
  const id = await idOfName({ db, user }, 'surveys', name);
  const found = await db
    .selectFrom('surveys')
    .selectAll()
    .where('id', '=', id ?? 0)
    .where(isVisit('surveys'))
    .executeTakeFirst();
  if (!found) throw refuse('unknown_value', path);
  return found;
}

/**
 * Like {@link findSurvey}, for a write: locks the survey and its contents until the transaction
 * ends.
 *
 * @throws Refusal `unknown_value`
 */
export async function lockSurvey(
  asking: QueryContext,
  name: number | string,
  path: string,
): Promise<StoredSurvey> {
  const { id } = await findSurvey(asking, name, path);
  await sql`select from ${unguardedTable('surveys')} where id = ${id} for no key update`.execute(
    asking.db,
  );
  return findSurvey(asking, id, path);
}

/**
 * Locks a survey that is not finished.
 *
 * @throws Refusal `unknown_value`, `survey_finished`
 */
export async function lockOpenSurvey(
  asking: QueryContext,
  name: number | string,
  path: string,
): Promise<StoredSurvey> {
  const survey = await lockSurvey(asking, name, path);
  if (survey.state === 'finished') throw refuse('survey_finished', path);
  return survey;
}

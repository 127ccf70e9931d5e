import { type Kysely, type Selectable, sql } from 'kysely';
import type { CurrentUser } from '../../access/current-user.ts';
import { refuse } from '../../app/refusal.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { everyones } from '../../scope/everyones.ts';
import { idOfName } from './named-row.ts';
import { isVisit } from './visits.ts';

export type StoredSurvey = Selectable<Schema['surveys']>;

interface Asking {
  readonly db: Kysely<Schema>;
  readonly user: Pick<CurrentUser, 'id'>;
}

/**
 * Finds a survey that the user may see; a drive-over is none.
 *
 * @param name its id, or the key of the caller's write that made it
 * @param path where that stands
 * @throws Refusal `unknown_value`
 */
export async function findSurvey(
  { db, user }: Asking,
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
 * The same for a write: until the transaction ends nobody else changes the survey, or what is in it.
 *
 * @throws Refusal `unknown_value`
 */
export async function lockSurvey(
  asking: Asking,
  name: number | string,
  path: string,
): Promise<StoredSurvey> {
  const { id } = await findSurvey(asking, name, path);
  await sql`select from ${everyones('surveys')} where id = ${id} for no key update`.execute(
    asking.db,
  );
  return findSurvey(asking, id, path);
}

/** Locks a survey that takes changes. @throws Refusal `unknown_value`, `survey_finished` */
export async function lockOpenSurvey(
  asking: Asking,
  name: number | string,
  path: string,
): Promise<StoredSurvey> {
  const survey = await lockSurvey(asking, name, path);
  if (survey.state === 'finished') throw refuse('survey_finished', path);
  return survey;
}

import type { SurveyPresence } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/** A tab in which somebody has a survey open. */
export interface Place {
  readonly survey: number;
  readonly user: number;
  /** UUID of the tab. */
  readonly device: string;
  readonly unit: number | null;
}

/** Seconds for which somebody counts as there who has not been heard of. */
const patience = 45;

/** Says that somebody is at a place. @param stream what says so again; null for who asks from time to time */
export async function beHere(
  unscoped: Kysely<Schema>,
  { survey, user, device, unit }: Place,
  stream: string | null,
): Promise<void> {
  await sql`
    insert into survey_presence (survey_id, user_id, device, unit_id, stream, seen_at)
    values (${survey}, ${user}, ${device}, ${unit}, ${stream}, now())
    on conflict (survey_id, user_id, device) do update
      set unit_id = excluded.unit_id, stream = excluded.stream, seen_at = excluded.seen_at`.execute(
    unscoped,
  );
}

/** Says so again for streams, and forgets who is not there any more. */
export async function stayHere(
  unscoped: Kysely<Schema>,
  streams: readonly string[],
): Promise<void> {
  await sql`update survey_presence set seen_at = now() where stream = any (${streams}::uuid[])`.execute(
    unscoped,
  );
  await forgetGone(unscoped);
}

/** Forgets who has not been heard of. */
export async function forgetGone(unscoped: Kysely<Schema>): Promise<void> {
  await sql`
    delete from survey_presence where seen_at < now() - make_interval(secs => ${patience})`.execute(
    unscoped,
  );
}

/** Says that whoever a stream was for is gone, unless another one has begun in the same tab. */
export async function leave(unscoped: Kysely<Schema>, stream: string): Promise<void> {
  await unscoped.deleteFrom('survey_presence').where('stream', '=', stream).execute();
}

/** Somebody who is there, by name. */
interface Present {
  readonly survey_id: number;
  readonly user_id: number;
  readonly name: string;
  readonly unit_id: number | null;
}

/** Who is there in surveys; somebody with several tabs at one unit counts once. */
export async function whoIsHere(
  unscoped: Kysely<Schema>,
  surveys: readonly number[],
): Promise<Present[]> {
  const { rows } = await sql<Present>`
    select distinct on (u.name collate "und-x-icu", u.last_name collate "und-x-icu", u.id, p.survey_id, p.unit_id)
      p.survey_id, p.user_id, concat_ws(' ', u.name, u.last_name) as name, p.unit_id
    from survey_presence p
    join users u on u.id = p.user_id
    where p.survey_id = any (${surveys}::int[])
      and p.seen_at > now() - make_interval(secs => ${patience})
    order by u.name collate "und-x-icu", u.last_name collate "und-x-icu", u.id, p.survey_id, p.unit_id`.execute(
    unscoped,
  );
  return rows;
}

/** Who is there, as it travels to one of them. */
export const describePresence = (
  people: readonly Present[],
  { id }: Pick<CurrentUser, 'id'>,
): SurveyPresence => ({
  people: people.map(({ user_id, name, unit_id }) => ({ name, unit_id, is_me: user_id === id })),
});

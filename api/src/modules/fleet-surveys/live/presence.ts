import type { SurveyPresence } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/** A browser tab in which a user has a survey open. */
export interface SurveyTab {
  readonly survey: number;
  readonly user: number;
  /** UUID of the tab. */
  readonly device: string;
  readonly unit: number | null;
}

/** Seconds without a sign of life after which a user no longer counts as present. */
const patience = 45;

/**
 * Records that a user is present.
 *
 * @param stream the stream that renews the entry; null for a client that polls
 */
export async function recordPresence(
  unscoped: Kysely<Schema>,
  { survey, user, device, unit }: SurveyTab,
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

/** Renews the entries of streams, and deletes expired ones. */
export async function renewPresence(
  unscoped: Kysely<Schema>,
  streams: readonly string[],
): Promise<void> {
  await sql`update survey_presence set seen_at = now() where stream = any (${streams}::uuid[])`.execute(
    unscoped,
  );
  await deleteExpiredPresence(unscoped);
}

/** Deletes expired entries. */
export async function deleteExpiredPresence(unscoped: Kysely<Schema>): Promise<void> {
  await sql`
    delete from survey_presence where seen_at < now() - make_interval(secs => ${patience})`.execute(
    unscoped,
  );
}

/** Deletes the entry of a stream, unless another stream has started in the same tab. */
export async function deletePresence(unscoped: Kysely<Schema>, stream: string): Promise<void> {
  await unscoped.deleteFrom('survey_presence').where('stream', '=', stream).execute();
}

/** A user who is present, by name. */
interface PresenceRow {
  readonly survey_id: number;
  readonly user_id: number;
  readonly name: string;
  readonly unit_id: number | null;
}

/** Reads the users present in surveys; several tabs of a user at one unit count once. */
export async function readPresence(
  unscoped: Kysely<Schema>,
  surveys: readonly number[],
): Promise<PresenceRow[]> {
  const { rows } = await sql<PresenceRow>`
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

/** Converts the users present to the wire form for one of them. */
export const describePresence = (
  people: readonly PresenceRow[],
  { id }: Pick<CurrentUser, 'id'>,
): SurveyPresence => ({
  people: people.map(({ user_id, name, unit_id }) => ({ name, unit_id, is_me: user_id === id })),
});

import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../db/schema/schema.ts';
import { type UserValues, userValueColumns } from '../audited-user.ts';

export interface PresentUser extends UserValues {
  readonly id: number;
  readonly revision: number;
}

/** Reads all users except forgotten ones, keyed by login in lower case and ordered by name. */
export async function readPresentUsers(
  db: Kysely<Schema>,
): Promise<ReadonlyMap<string, PresentUser>> {
  const { rows } = await sql<PresentUser>`
    select u.id, u.revision, ${userValueColumns} from users u
    where u.forgotten_at is null
    order by u.last_name collate "und-x-icu", u.name collate "und-x-icu", u.id`.execute(db);
  return new Map(rows.map((user) => [user.login.toLowerCase(), user]));
}

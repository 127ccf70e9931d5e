import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findNamedRow } from '../named-row.ts';

/**
 * Finds a survey that the user may see.
 *
 * @param path where its name stands
 * @throws Refusal `unknown_value`
 */
export async function findSurvey(
  asking: { readonly db: Kysely<Schema>; readonly user: Pick<CurrentUser, 'id'> },
  name: number | string,
  path: string,
): Promise<number> {
  const id = await findNamedRow(asking, 'surveys', name);
  if (id === null) throw refuse('unknown_value', path);
  return id;
}

import type { Right } from '@portal/contract/portal';
import { type Deployment, matchRoute } from '@portal/platform/remote';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../access/current-user.ts';
import { refuse } from '../../app/refusal.ts';
import type { Schema } from '../../db/schema/schema.ts';
import type { PageLocale } from '../../page-words/page-words.ts';

/**
 * Returns the right that a user lacks for the route at a path.
 *
 * @throws Refusal `unknown_value` at `path` when no route there needs a right, or the user has it
 */
export function missingRight(
  deployment: Deployment | null,
  path: string,
  { rights }: Pick<CurrentUser, 'rights'>,
): Right {
  const routes = deployment?.remotes.flatMap(({ declaration }) => declaration.routes) ?? [];
  const right = (matchRoute(routes, path)?.route.right ?? null) as Right | null;
  if (right === null || rights.includes(right)) throw refuse('unknown_value', 'path');
  return right;
}

/** Registers a user's request for a right; repeating it while it waits changes nothing. */
export async function requestRight(
  db: Kysely<Schema>,
  user: CurrentUser,
  { right, language, now }: { right: Right; language: PageLocale; now: Date },
): Promise<void> {
  await db
    .insertInto('registrations')
    .values({
      name: user.name,
      last_name: user.lastName,
      email: user.email,
      company: '',
      group_code: user.group,
      language,
      requested_at: now,
      user_id: user.id,
      right_code: right,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

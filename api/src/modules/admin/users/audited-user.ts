import { sql, type Transaction } from 'kysely';
import { recordChange } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/** Who changes something, and when. */
export interface Editing {
  /** Id of the administrator. */
  readonly by: number;
  readonly now: Date;
}

interface UserValues extends Readonly<Record<string, unknown>> {
  readonly login: string;
  readonly group: string;
  readonly rights: readonly string[];
  readonly accounts: readonly string[];
  readonly nonsigs: readonly string[];
}

interface AuditedUser {
  readonly id: number;
  /** Whether the user had a group, right or row before that is gone now. */
  readonly hasLost: boolean;
}

/**
 * Makes or changes a user and stores in the audit what became of it.
 *
 * @param id of a user who is there already; null for one who is made
 * @param change answers the id
 */
export async function auditUser(
  transaction: Transaction<Schema>,
  id: number | null,
  { by, now }: Editing,
  change: () => Promise<number>,
): Promise<AuditedUser> {
  const before = id === null ? null : await userValues(transaction, id);
  const changed = await change();
  const after = await userValues(transaction, changed);
  await recordChange(transaction, {
    at: now,
    user: by,
    area: 'person',
    action: before ? 'changed' : 'added',
    subject: after?.login ?? '',
    before,
    after,
  });
  return { id: changed, hasLost: before !== null && hasLost(before, after) };
}

function hasLost(before: UserValues, after: UserValues | null): boolean {
  const lists = ['rights', 'accounts', 'nonsigs'] as const;
  return (
    before.group !== after?.group ||
    lists.some((list) => before[list].some((held) => !after[list].includes(held)))
  );
}

async function userValues(
  transaction: Transaction<Schema>,
  id: number,
): Promise<UserValues | null> {
  const { rows } = await sql<UserValues>`
    select u.login, u.email, u.name, u.last_name, u.group_code as "group", u.is_locked,
      array(select right_code from user_rights where user_id = u.id order by right_code) as rights,
      array(
        select c.nonsig from accounts c join user_accounts a on a.account_id = c.id
        where a.user_id = u.id order by c.nonsig
      ) as accounts,
      array(
        select c.nonsig from dealers c join user_nonsigs a on a.dealer_id = c.id
        where a.user_id = u.id order by c.nonsig
      ) as nonsigs
    from users u where u.id = ${id}`.execute(transaction);
  return rows[0] ?? null;
}

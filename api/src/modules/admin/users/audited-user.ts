import type { Group, Right } from '@portal/contract/portal';
import { sql, type Transaction } from 'kysely';
import { recordChange } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/** The administrator who makes a change, and the time. */
export interface EditContext {
  /** Id of the administrator. */
  readonly by: number;
  readonly now: Date;
}

/** The fields of a user in the audit. */
export interface UserValues extends Readonly<Record<string, unknown>> {
  readonly login: string;
  readonly email: string;
  readonly name: string;
  readonly last_name: string;
  readonly language: string | null;
  readonly group: Group;
  readonly is_locked: boolean;
  readonly rights: readonly Right[];
  readonly accounts: readonly string[];
  readonly nonsigs: readonly string[];
}

interface AuditedUser {
  readonly id: number;
  /** Whether the user lost a group, right or row. */
  readonly hasLost: boolean;
}

/**
 * Adds or changes a user and records the change in the audit.
 *
 * @param id of an existing user; null for a new one
 * @param change makes the change and returns the user's id
 */
export async function auditUser(
  transaction: Transaction<Schema>,
  id: number | null,
  { by, now }: EditContext,
  change: () => Promise<number>,
): Promise<AuditedUser> {
  const before = id === null ? null : await readUserValues(transaction, id);
  const changed = await change();
  const after = await readUserValues(transaction, changed);
  await recordChange(transaction, {
    at: now,
    user: by,
    area: 'person',
    action: before ? 'changed' : 'added',
    subject: after?.login ?? '',
    person: changed,
    before,
    after,
  });
  return { id: changed, hasLost: before !== null && hasLost(before, after) };
}

function hasLost(before: UserValues, after: UserValues | null): boolean {
  if (before.group !== after?.group) return true;
  const lists: readonly (readonly (readonly string[])[])[] = [
    [before.rights, after.rights],
    [before.accounts, after.accounts],
    [before.nonsigs, after.nonsigs],
  ];
  return lists.some(([held = [], kept = []]) => held.some((one) => !kept.includes(one)));
}

export async function readUserValues(
  transaction: Transaction<Schema>,
  id: number,
): Promise<UserValues | null> {
  const { rows } = await sql<UserValues>`
    select ${userValueColumns} from users u where u.id = ${id}`.execute(transaction);
  return rows[0] ?? null;
}

/** The columns of {@link UserValues}, of a user `u`. */
export const userValueColumns = sql`u.login, u.email, u.name, u.last_name, u.language, u.group_code as "group", u.is_locked,
      array(select right_code from user_rights where user_id = u.id order by right_code) as rights,
      array(
        select c.nonsig from accounts c join user_accounts a on a.account_id = c.id
        where a.user_id = u.id order by c.nonsig
      ) as accounts,
      array(
        select c.nonsig from dealers c join user_nonsigs a on a.dealer_id = c.id
        where a.user_id = u.id order by c.nonsig
      ) as nonsigs
`;

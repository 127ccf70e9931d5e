import type { Group, Right } from '@portal/contract/portal';
import { sql, type Transaction } from 'kysely';
import { recordChange } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/** Who changes something, and when. */
export interface Editing {
  /** Id of the administrator. */
  readonly by: number;
  readonly now: Date;
}

/** A user as the audit tells of them. */
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

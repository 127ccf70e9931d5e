import { type Group, isDealerGroup, type Right } from '@portal/contract/portal';
import { sql, type Transaction } from 'kysely';
import type { Assignments } from '../../../access/assignments.ts';
import { findUser } from '../../../access/users.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';

interface Grants extends Assignments {
  readonly group: Group;
  readonly user_access_securities: readonly Right[];
}

interface Sides {
  /** Id of the administrator. */
  readonly by: number;
  /** Id of an existing user; null for a new one. */
  readonly id: number | null;
}

/**
 * Locks an administrator and the user to change until the transaction ends, so that two
 * administrators cannot both take this right from each other; then checks that the administrator
 * may grant these rights.
 *
 * @throws Refusal `no_right` for a caller who is no longer an administrator; `unknown_value` for a
 * right that the administrator lacks, unless the user already has it
 */
export async function checkRights(
  transaction: Transaction<Schema>,
  { by, id }: Sides,
  rights: readonly Right[],
) {
  await sql`select from users where id in (${by}, ${id}) order by id for update`.execute(
    transaction,
  );
  const editor = await findUser(transaction, by);
  if (!editor?.rights.includes('TVADMIN2') || editor.isLocked) throw refuse('no_right', '');
  const present = id === null ? null : await findUser(transaction, id);
  const lacking = rights.findIndex(
    (right) => !editor.rights.includes(right) && !present?.rights.includes(right),
  );
  if (lacking >= 0) throw refuse('unknown_value', `user_access_securities.${lacking}`);
  return { editor, present };
}

/**
 * Like {@link checkRights}, for everything that a user may do and see.
 *
 * @throws Refusal also `unknown_value` for a group or number that the administrator lacks
 */
export async function checkGrants(
  transaction: Transaction<Schema>,
  { by, id }: Sides,
  { group, user_access_securities: rights, accounts, nonsigs }: Grants,
): Promise<void> {
  const { editor, present } = await checkRights(transaction, { by, id }, rights);
  if (editor.group === 'GYR' || editor.group === 'SSC') return;
  if (group !== editor.group && group !== present?.group) throw refuse('unknown_value', 'group');
  const [path, numbers] = isDealerGroup(group)
    ? (['nonsigs', nonsigs] as const)
    : (['accounts', accounts] as const);
  const own = await numbersOf(transaction, path, [by, ...(id === null ? [] : [id])]);
  const foreign = numbers.findIndex((number) => !own.has(number));
  if (foreign >= 0) throw refuse('unknown_value', `${path}.${foreign}`);
}

/** Reads the numbers of the accounts or dealers assigned to any of these users. */
async function numbersOf(
  transaction: Transaction<Schema>,
  path: 'accounts' | 'nonsigs',
  users: readonly number[],
): Promise<ReadonlySet<string>> {
  const given =
    path === 'accounts'
      ? sql`accounts c join user_accounts a on a.account_id = c.id`
      : sql`dealers c join user_nonsigs a on a.dealer_id = c.id`;
  const { rows } = await sql<{ nonsig: string }>`
    select c.nonsig from ${given} where a.user_id = any (${[...users]}::int[])`.execute(
    transaction,
  );
  return new Set(rows.map(({ nonsig }) => nonsig));
}

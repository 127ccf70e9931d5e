import { type Group, isDealerGroup } from '@portal/contract/portal';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { Viewer } from './scope.ts';

export interface Colleague {
  readonly email: string;
  readonly name: string;
  readonly last_name: string;
}

const staff = ['GYR', 'SSC'] as const;
const dealers = ['DLR', 'WIN'] as const;

/** The groups with which people of each group work. */
const groupsBeside: Readonly<Record<Group, readonly Group[]>> = {
  GYR: staff,
  SSC: staff,
  DLR: dealers,
  WIN: dealers,
  CUS: ['CUS'],
};

/**
 * Reads the people who see an account for the same reason as the viewer: for a customer, those
 * assigned to it; for a dealer, those who share a nonsig that serves it; for staff, all staff.
 * Sorted by name, without the viewer and without locked users.
 *
 * @param unscoped needed because the viewer's own database shows no other users
 * @param account an account that the viewer may see
 */
export function colleaguesOf(
  unscoped: Kysely<Schema>,
  { id, group }: Viewer,
  { account, most }: { readonly account: number; readonly most: number },
): Promise<Colleague[]> {
  const assigned = unscoped
    .selectFrom('user_accounts')
    .select('user_id')
    .where('account_id', '=', account);
  const serving = unscoped
    .selectFrom('user_nonsigs as theirs')
    .innerJoin('user_nonsigs as own', 'own.dealer_id', 'theirs.dealer_id')
    .innerJoin('dealer_accounts as served', 'served.dealer_id', 'own.dealer_id')
    .select('theirs.user_id')
    .where('own.user_id', '=', id)
    .where('served.account_id', '=', account);
  return unscoped
    .selectFrom('users')
    .select(['email', 'name', 'last_name'])
    .where('id', '!=', id)
    .where('is_locked', '=', false)
    .where('group_code', 'in', groupsBeside[group])
    .$if(group === 'CUS', (query) => query.where('id', 'in', assigned))
    .$if(isDealerGroup(group), (query) => query.where('id', 'in', serving))
    .orderBy(sql`name collate "und-x-icu", last_name collate "und-x-icu", id`)
    .limit(most)
    .execute();
}

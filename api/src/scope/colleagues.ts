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

/** Whom people of each group work with. */
const groupsBeside: Readonly<Record<Group, readonly Group[]>> = {
  GYR: staff,
  SSC: staff,
  DLR: dealers,
  WIN: dealers,
  CUS: ['CUS'],
};

/**
 * Who sees an account for the same reason as the person who asks: of a customer those who are assigned
 * to it, of a dealer those with a nonsig in common that serves it, of staff all staff. By their names,
 * without the person and without those who are locked out.
 *
 * @param unscoped the person's own database shows nobody else
 * @param account one that the person may see
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

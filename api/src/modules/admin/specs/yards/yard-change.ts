import type { YardChange } from '@portal/contract/admin';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../../access/current-user.ts';
import { Refusal, refusalMessages, refuse } from '../../../../app/refusal.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { findAccount } from '../../../../scope/find-account.ts';
import { lockAccount } from '../../../../writing/lock-account.ts';
import { specAccess } from '../spec-access.ts';
import { readYard, type StoredYard } from './stored-yard.ts';
import type { YardValues } from './write-yard.ts';

export interface WriteContext {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly now: Date;
}

/** The yard to change, with the revision that was read. */
export type NamedYard = Pick<YardChange, 'account' | 'location_id' | 'revision'>;

/** @throws Refusal `unknown_value`, `changed_elsewhere` for a stale revision */
export async function lockYard(transaction: Kysely<Schema>, said: NamedYard): Promise<StoredYard> {
  await lockAccount(transaction, await findAccount({ db: transaction }, said, 'account'));
  const before = await readYard(transaction, said);
  if (before.revision !== said.revision)
    throw new Refusal('changed_elsewhere', 'revision', refusalMessages.changed_elsewhere, {
      extra: { revision: before.revision },
    });
  return before;
}

/**
 * Checks that the caller sees the whole fleet, as fleet-wide changes require.
 *
 * @throws Refusal `no_right`
 */
export function checkSeesWholeFleet(user: CurrentUser, path: string): void {
  if (!specAccess(user).has_all_location_level_access) throw refuse('no_right', path);
}

/** The common part of the audit entries for changes of a yard. */
export const changeOf = (
  { user, now }: WriteContext,
  { account_id, account, code }: Pick<StoredYard, 'account_id' | 'account' | 'code'>,
) => ({
  at: now,
  user: user.id,
  area: 'location' as const,
  subject: `${account} ${code}`,
  account: account_id,
});

/** The fields of a yard for the audit. */
export const auditedFields = (values: YardValues & { readonly is_closed: boolean }) => ({
  code: values.code,
  yard_name: values.name,
  customer_number: values.customer_number,
  address: values.address,
  city: values.city,
  state: values.state,
  postal_code: values.postal_code,
  country: values.country,
  latitude: values.latitude,
  longitude: values.longitude,
  location_group: values.location_group,
  location_region: values.location_region,
  dealer: values.dealer,
  is_head_office: values.is_head_office,
  is_closed: values.is_closed,
});

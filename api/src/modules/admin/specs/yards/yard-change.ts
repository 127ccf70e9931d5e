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

export interface Saving {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly now: Date;
}

/** Which yard is changed, as it was read. */
export type NamedYard = Pick<YardChange, 'account' | 'location_id' | 'revision'>;

/** @throws Refusal `unknown_value`, `changed_elsewhere` for the second of two who save */
export async function lockYard(transaction: Kysely<Schema>, said: NamedYard): Promise<StoredYard> {
  await lockAccount(transaction, await findAccount({ db: transaction }, said, 'account'));
  const before = await readYard(transaction, said);
  if (before.revision !== said.revision)
    throw new Refusal('changed_elsewhere', 'revision', refusalMessages.changed_elsewhere, {
      extra: { revision: before.revision },
    });
  return before;
}

/** What concerns a fleet as a whole is for those who see it whole. @throws Refusal `no_right` */
export function checkWhole(user: CurrentUser, path: string): void {
  if (!specAccess(user).has_all_location_level_access) throw refuse('no_right', path);
}

/** How the audit tells a change of a yard. */
export const changeOf = (
  { user, now }: Saving,
  { account_id, account, code }: Pick<StoredYard, 'account_id' | 'account' | 'code'>,
) => ({
  at: now,
  user: user.id,
  area: 'location' as const,
  subject: `${account} ${code}`,
  account: account_id,
});

/** A yard as the audit tells it. */
export const audited = (values: YardValues & { readonly is_closed: boolean }) => ({
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

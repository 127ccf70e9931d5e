import type { ManagedYard } from '@portal/contract/admin';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../../app/refusal.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { findAccount } from '../../../../scope/find-account.ts';
import { isUsed } from './is-used.ts';

interface YardReference {
  readonly account: string;
  readonly location_id: number;
}

export interface StoredYard extends ManagedYard {
  readonly account_id: number;
}

/**
 * Reads a yard with all its fields; its dealer only if the caller sees that dealer for the account.
 *
 * @throws Refusal `unknown_value` for one that the account does not have, or that the caller may
 * not see
 */
export async function readYard(
  db: Kysely<Schema>,
  { account, location_id }: YardReference,
): Promise<StoredYard> {
  const account_id = await findAccount({ db }, { account }, 'account');
  const { rows } = await sql<StoredYard>`
    select l.id as location_id, a.nonsig as account, l.account_id, l.code, l.name, l.customer_number,
      l.address, l.city, l.state, l.postal_code, l.country, l.latitude::float8 as latitude,
      l.longitude::float8 as longitude, g.name as location_group, r.name as location_region,
      d.nonsig as dealer, coalesce(d.name, '') as dealer_name, l.is_head_office,
      l.closed_at is not null as is_closed, ${isUsed} as is_used, l.revision
    from locations l
    join accounts a on a.id = l.account_id
    left join location_groups g on g.id = l.group_id
    left join location_regions r on r.id = l.region_id
    left join dealer_accounts served on served.dealer_id = l.dealer_id
      and served.account_id = l.account_id
    left join dealers d on d.id = served.dealer_id
    where l.account_id = ${account_id} and l.id = ${location_id}`.execute(db);
  const [yard] = rows;
  if (!yard) throw refuse('unknown_value', 'location_id');
  return yard;
}

/** Reads the names of an account's groups and regions. */
export async function readDivisions(db: Kysely<Schema>, accountId: number) {
  const names = async (table: 'location_groups' | 'location_regions') => {
    const rows = await db
      .selectFrom(table)
      .select('name')
      .where('account_id', '=', accountId)
      .orderBy(sql`name collate natural_order`)
      .execute();
    return rows.map(({ name }) => name);
  };
  return { groups: await names('location_groups'), regions: await names('location_regions') };
}

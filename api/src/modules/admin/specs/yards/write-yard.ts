import type { ManagedYard, NewYard } from '@portal/contract/admin';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../../app/refusal.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { locationPlace, tidyLine } from '../../../../locations/location-place.ts';

/**
 * The fields of a yard in stored form, except that group, region and dealer are still given by
 * name.
 */
export type YardValues = ReturnType<typeof yardValues>;

/** @throws Refusal `invalid` with the field */
export function yardValues(said: Omit<NewYard, 'account' | 'is_confirmed'>) {
  const orNull = (text: string | null) => (text === null ? null : tidyLine(text));
  return {
    ...locationPlace(said),
    customer_number: orNull(said.customer_number),
    location_group: orNull(said.location_group),
    location_region: orNull(said.location_region),
    dealer: said.dealer,
    is_head_office: said.is_head_office,
  };
}

/**
 * Returns the columns of a yard with these values. Creates a group or region that the account
 * lacks.
 *
 * @param before the yard as the caller read it: a dealer that was hidden from the caller stays
 * @throws Refusal `unknown_value` for a dealer that the caller does not see for the account
 */
export async function yardColumns(
  transaction: Kysely<Schema>,
  accountId: number,
  { location_group, location_region, dealer, ...values }: YardValues,
  before: Pick<ManagedYard, 'dealer'> | null,
) {
  return {
    ...values,
    group_id: await divisionId(transaction, 'location_groups', accountId, location_group),
    region_id: await divisionId(transaction, 'location_regions', accountId, location_region),
    ...(dealer !== (before?.dealer ?? null) && {
      dealer_id: await dealerId(transaction, accountId, dealer),
    }),
  };
}

async function divisionId(
  transaction: Kysely<Schema>,
  table: 'location_groups' | 'location_regions',
  account_id: number,
  name: string | null,
): Promise<number | null> {
  if (name === null) return null;
  await transaction
    .insertInto(table)
    .values({ account_id, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await transaction
    .selectFrom(table)
    .select('id')
    .where('account_id', '=', account_id)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

async function dealerId(
  transaction: Kysely<Schema>,
  accountId: number,
  nonsig: string | null,
): Promise<number | null> {
  if (nonsig === null) return null;
  const { rows } = await sql<{ id: number }>`
    select d.id from dealers d join dealer_accounts s on s.dealer_id = d.id
    where d.nonsig = ${nonsig} and s.account_id = ${accountId}`.execute(transaction);
  const [dealer] = rows;
  if (!dealer) throw refuse('unknown_value', 'dealer');
  return dealer.id;
}

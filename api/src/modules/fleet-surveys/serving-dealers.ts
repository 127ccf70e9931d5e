import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';

/** The dealers that serve an account, by name, as far as the user may see them. */
export const servingDealers = (db: Kysely<Schema>, accountId: number) =>
  db
    .selectFrom('dealer_accounts as served')
    .innerJoin('dealers as dealer', 'dealer.id', 'served.dealer_id')
    .select(['dealer.id', 'dealer.nonsig', 'dealer.name'])
    .where('served.account_id', '=', accountId)
    .orderBy(sql`dealer.name collate "und-x-icu"`)
    .orderBy('dealer.nonsig')
    .execute();

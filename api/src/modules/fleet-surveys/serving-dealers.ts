import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';

/** Reads the dealers that serve an account and that the user may see, by name. */
export const servingDealers = (db: Kysely<Schema>, accountId: number) =>
  db
    .selectFrom('dealer_accounts as served')
    .innerJoin('dealers as dealer', 'dealer.id', 'served.dealer_id')
    .select(['dealer.id', 'dealer.nonsig', 'dealer.name'])
    .where('served.account_id', '=', accountId)
    .orderBy(sql`dealer.name collate "und-x-icu"`)
    .orderBy('dealer.nonsig')
    .execute();

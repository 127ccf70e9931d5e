import type { Kysely } from 'kysely';
import { createUser } from '../../access/users.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { accountIds, storeYard } from '../../modules/fleet-surveys/surveys/testing/yard-rows.ts';

/**
 * Stores a fleet's yards and units, and a clerk of the fleet who may survey.
 *
 * @returns the clerk's id
 */
export async function storeFleetClerk(db: Kysely<Schema>): Promise<number> {
  await storeYard(db);
  const user_id = await createUser(db, {
    login: 'clerk',
    email: 'clerk@fleet.example',
    name: 'Uma',
    lastName: 'Serrano',
    group: 'CUS',
    rights: ['TVLOGIN'],
    // Matches no password.
    passwordHash: '',
  });
  await db.insertInto('user_accounts').values({ user_id, account_id: accountIds.own }).execute();
  return user_id;
}

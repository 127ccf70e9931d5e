import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/**
 * Reads a device with its user, locked until the transaction ends.
 *
 * @throws Refusal `unknown_value`
 */
export async function lockDevice(transaction: Kysely<Schema>, id: number) {
  const device = await transaction
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .select(['devices.id', 'devices.device', 'devices.language', 'devices.unsent', 'devices.units'])
    .select(['devices.attention', 'devices.oldest_unsent_at', 'devices.reminded_at'])
    .select(['devices.forget_number', 'devices.forget_asked_at'])
    .select(['users.id as user_id', 'users.login', 'users.email', 'users.is_locked'])
    .where('devices.id', '=', id)
    .forUpdate('devices')
    .executeTakeFirst();
  if (!device) throw refuse('unknown_value', 'id');
  return device;
}

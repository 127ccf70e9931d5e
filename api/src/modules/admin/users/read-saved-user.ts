import type { PresentPerson } from '@portal/contract/admin';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { readUserValues } from './audited-user.ts';

/** Reads a user as last saved, with the name of the last editor; empty if there was none. */
export async function readSavedUser(
  transaction: Transaction<Schema>,
  id: number,
): Promise<Omit<PresentPerson, 'revision'> | null> {
  const user = await readUserValues(transaction, id);
  if (!user) return null;
  const { rows } = await sql<{ name: string }>`
    select trim(u.name || ' ' || u.last_name) as name
    from audit_entries e join users u on u.id = e.user_id
    where e.person_id = ${id} and e.area = 'person' order by e.at desc, e.id desc limit 1`.execute(
    transaction,
  );
  return {
    user_name: user.name,
    user_last_name: user.last_name,
    login: user.login,
    email: user.email,
    changed_by: rows[0]?.name ?? '',
  };
}

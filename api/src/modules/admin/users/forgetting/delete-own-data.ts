import { sql, type Transaction } from 'kysely';
import { endSessionsOf } from '../../../../access/end-sessions.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import type { KnownNames } from './known-names.ts';

/** Tables with data of a single user: access, preferences, saved items, and waiting mails. */
const ownTables = [
  'user_rights',
  'user_accounts',
  'user_nonsigs',
  'password_links',
  'sign_in_networks',
  'kept_records',
  'dashboard_templates',
  'favorite_reports',
  'kept_reports',
  'generated_reports',
  'lease_quotes',
  'survey_presence',
  'devices',
  'idempotency_keys',
  'outbox_letters',
  'outbox_mails',
  'registrations',
];

/**
 * Deletes a user's own data, including requests for access and mails that wait to be sent to them.
 * The files of exports are removed once no row names them.
 */
export async function deleteOwnData(
  transaction: Transaction<Schema>,
  { id, addresses }: KnownNames,
): Promise<void> {
  await endSessionsOf(transaction, id);
  for (const table of ownTables) {
    await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(transaction);
  }
  const theirs = sql`any (${[...addresses]}::text[])`;
  await sql`delete from outbox_mails where lower(address) = ${theirs}`.execute(transaction);
  await sql`delete from registrations where lower(email) = ${theirs}`.execute(transaction);
}

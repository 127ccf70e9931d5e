import type { SpecStructure } from '@portal/contract/admin';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../db/schema/schema.ts';

/** Reads the head office of an account by its number, or null if the caller sees none. */
export async function readHeadOffice(
  db: Kysely<Schema>,
  account: string,
): Promise<SpecStructure['head_office']> {
  const { rows } = await sql<NonNullable<SpecStructure['head_office']>>`
    select a.nonsig as account, l.id as location_id, l.code, l.name
    from locations l join accounts a on a.id = l.account_id
    where a.nonsig = ${account} and l.is_head_office`.execute(db);
  return rows[0] ?? null;
}

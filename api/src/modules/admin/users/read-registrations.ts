import type { adminCalls } from '@portal/contract/admin/schema';
import type { BodyOf, ResponseOf } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { readPage } from '../../../lists/read-page.ts';

type Call = (typeof adminCalls)['POST admin/users/get_registrations'];
type Registration = ResponseOf<Call>['registrations'][number];
type Row = Omit<Registration, 'requested_at' | 'decided_at'> & {
  readonly requested_at: Date;
  readonly decided_at: Date | null;
};

/** Registrations in one state: the longest waiting first, or the newest decision first. */
export async function readRegistrations(
  db: Kysely<Schema>,
  { state, keyword = '', ...page }: BodyOf<Call>,
): Promise<ResponseOf<Call>> {
  const found = sql`
    from registrations r
    where r.state = ${state} and ${holdsKeyword(keyword.trim(), [
      sql`r.name || ' ' || r.last_name`,
      sql`r.email`,
      sql`r.company`,
      sql`r.account_number`,
    ])}`;
  const columns = sql`r.id, r.name as user_name, r.last_name as user_last_name, r.email, r.company, r.phone,
      r.group_code as "group", r.account_number, r.message, r.requested_at, r.state, r.decided_by,
      r.decided_at, r.right_code,
      exists (select from users where lower(users.email) = lower(r.email)) as has_user`;
  const order = sql`r.decided_at desc nulls first, r.requested_at, r.id`;
  const { rows, ...counts } = await readPage<Row>(db, { columns, rows: found, order }, page);
  return {
    registrations: rows.map((row) => ({
      ...row,
      requested_at: row.requested_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
    })),
    ...counts,
  };
}

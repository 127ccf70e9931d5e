import type { Registration, registrationsList } from '@portal/contract/admin';
import { sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { ListInput } from '../../../lists/list-handlers.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';

type Row = Omit<Registration, 'requested_at' | 'decided_at'> & {
  readonly requested_at: Date;
  readonly decided_at: Date | null;
};

/** Reads registrations in one state: longest waiting first, or newest decision first. */
export async function readRegistrations(
  { unscoped, body: { state, keyword = '' } }: ListInput<typeof registrationsList>,
  page: PageRequest,
): Promise<Page<Registration>> {
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
  const { rows, ...counts } = await readPage<Row>(unscoped, { columns, rows: found, order }, page);
  return {
    rows: rows.map((row) => ({
      ...row,
      requested_at: row.requested_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
    })),
    ...counts,
  };
}

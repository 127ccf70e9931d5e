import type { PortalUser, usersList } from '@portal/contract/admin';
import { sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { ListInput } from '../../../lists/list-handlers.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';

type Row = Omit<PortalUser, 'created_at' | 'last_sign_in_at'> & {
  readonly created_at: Date;
  readonly last_sign_in_at: Date | null;
};

/** Reads users by last name and name, with their access. */
export async function readUsers(
  { unscoped, body: { keyword = '', group } }: ListInput<typeof usersList>,
  page: PageRequest,
): Promise<Page<PortalUser>> {
  const found = sql`from users u
    where (${group ?? null}::text is null or u.group_code = ${group ?? null})
      and ${holdsKeyword(keyword.trim(), [
        sql`u.login`,
        sql`u.email`,
        sql`u.name || ' ' || u.last_name`,
      ])}`;
  const columns = sql`u.id, case when u.forgotten_at is null then u.login else '' end as login,
      case when u.forgotten_at is null then u.email else '' end as email, u.name as user_name, u.last_name as user_last_name, u.is_locked,
      u.forgotten_at is not null as is_forgotten, u.language,
      u.password_hash is not null as has_password, u.created_at, u.last_sign_in_at, u.revision,
      u.group_code as "group",
      array(
        select right_code from user_rights where user_id = u.id order by right_code
      ) as user_access_securities,
      ${choices(sql`accounts c join user_accounts a on a.account_id = c.id`)} as accounts,
      ${choices(sql`dealers c join user_nonsigs a on a.dealer_id = c.id`)} as nonsigs`;
  // Forgotten users come last.
  const order = sql`u.forgotten_at is not null, u.last_name collate "und-x-icu", u.name collate "und-x-icu", u.id`;
  const { rows, ...counts } = await readPage<Row>(unscoped, { columns, rows: found, order }, page);
  return {
    rows: rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
    })),
    ...counts,
  };
}

/**
 * The rows assigned to a user, by number; an account known only by its number has an empty name.
 */
const choices = (assigned: ReturnType<typeof sql>) => sql`coalesce((
    select json_agg(
      json_build_object('number', c.nonsig, 'name', coalesce(c.name, '')) order by c.nonsig
    )
    from ${assigned}
    where a.user_id = u.id
  ), '[]')`;

import { type Kysely, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/** Number of fleets offered at once; typing finds the others. */
const most = 50;

/** Finds fleets whose number or name, or the code or name of a yard, contains the keyword. */
export async function findFleets(
  db: Kysely<Schema>,
  keyword: string,
): Promise<{ account: string; name: string }[]> {
  const { rows } = await sql<{ account: string; name: string }>`
    select a.nonsig as account, coalesce(a.name, '') as name from accounts a
    where ${holdsKeyword(keyword, [sql`a.nonsig`, sql`a.name`])} or exists (
      select from locations l where l.account_id = a.id
        and ${holdsKeyword(keyword, [sql`l.code`, sql`l.name`])})
    order by (a.nonsig = ${keyword}) desc, a.name collate natural_order, a.id
    limit ${most}`.execute(db);
  return rows;
}

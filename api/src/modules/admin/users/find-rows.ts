import type { adminCalls } from '@portal/contract/admin/schema';
import type { BodyOf, ResponseOf } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';

type Call = (typeof adminCalls)['POST admin/users/find_rows'];

const most = 50;

/**
 * Finds accounts or dealers by part of their number or name; an exact number comes first, unnamed
 * ones last.
 */
export async function findRows(
  db: Kysely<Schema>,
  { kind, keyword }: BodyOf<Call>,
): Promise<ResponseOf<Call>> {
  const wanted = keyword.trim();
  const { rows } = await sql<{ number: string; name: string }>`
    select nonsig as number, coalesce(name, '') as name
    from ${sql.table(kind === 'accounts' ? 'accounts' : 'dealers')}
    where ${holdsKeyword(wanted, [sql`nonsig`, sql`name`])}
    order by nonsig = ${wanted} desc, name collate "und-x-icu" nulls last, nonsig collate "C"
    limit ${most}`.execute(db);
  return { found: rows };
}

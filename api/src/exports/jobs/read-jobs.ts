import type { GeneratedExport } from '@portal/contract/portal';
import { type SqlBool, sql } from 'kysely';
import { holdsRight } from '../../access/current-user.ts';
import { refuse } from '../../app/refusal.ts';
import type { QueryContext } from '../../scope/find-account.ts';
import type { ExportKind } from '../export-kind.ts';

interface StoredJob extends Omit<GeneratedExport, 'of' | 'date_created' | 'expires'> {
  readonly parts: number;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly file: string | null;
}

/** The properties of a kind that are needed to find its exports. */
export type ReadKind = Pick<ExportKind, 'name' | 'right'>;

/**
 * Returns the user's own exports of these kinds, the newest first, if the user still has the kind's
 * right and access to all accounts of the export.
 */
export async function readJobs(
  { db, user }: QueryContext,
  kinds: readonly ReadKind[],
  id?: number,
): Promise<StoredJob[]> {
  const open = kinds.filter(({ right }) => holdsRight(user, right)).map(({ name }) => name);
  const one = id === undefined ? sql<SqlBool>`true` : sql<SqlBool>`g.id = ${id}`;
  const { rows } = await sql<StoredJob>`
    select g.id, g.name, g.format, g.state, g.done, g.parts, g.failure, g.size, g.created_at,
      g.expires_at, g.file
    from generated_reports g
    where g.user_id = ${user.id} and g.kind = any (${open}::text[]) and ${one}
      and not exists (
        select from unnest(g.account_ids) as held (id)
        where held.id not in (select a.id from accounts a)
      )
    order by g.created_at desc, g.id desc`.execute(db);
  return rows;
}

/** @throws Refusal `unknown_value` */
export async function readJob(
  asking: QueryContext,
  kinds: readonly ReadKind[],
  id: number,
): Promise<StoredJob> {
  const [found] = await readJobs(asking, kinds, id);
  if (!found) throw refuse('unknown_value', 'id');
  return found;
}

/** Returns an export as the API sends it. */
export const jobRowOf = (stored: StoredJob): GeneratedExport => ({
  id: stored.id,
  name: stored.name,
  format: stored.format,
  state: stored.state,
  done: stored.done,
  of: stored.parts,
  failure: stored.failure,
  size: stored.size,
  date_created: stored.created_at.toISOString(),
  expires: stored.expires_at.toISOString(),
});

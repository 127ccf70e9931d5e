import {
  type ExportFormat,
  type ExportRequest,
  exportLimits,
  type GeneratedExport,
} from '@portal/contract/fleet-dashboard';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Asking } from '../../../scope/find-account.ts';
import { isSeen } from '../kept-reports/seen-account.ts';

interface StoredExport extends Omit<GeneratedExport, 'of' | 'date_created' | 'expires'> {
  readonly parts: number;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly file: string | null;
}

/** What is to be made, once it was checked. */
export interface OrderedExport {
  readonly accountId: number;
  /** Of the file, with its ending. */
  readonly name: string;
  readonly format: ExportFormat;
  readonly request: ExportRequest;
  readonly locale: string;
  readonly userTime: string;
  readonly clientKey: string | undefined;
}

const table = 'generated_reports';
const hour = 3_600_000;

/**
 * Notes an order, or finds the one that the same key has made.
 *
 * @returns its id
 * @throws Refusal `limit_reached` when as many of the user's wait as may
 */
export async function orderExport(
  transaction: Kysely<Schema>,
  order: OrderedExport,
  { userId, now }: { userId: number; now: Date },
): Promise<number> {
  const { accountId, name, format, request, locale, userTime, clientKey } = order;
  const own = transaction.selectFrom(table).select('id').where('user_id', '=', userId);
  const made = clientKey && (await own.where('client_key', '=', clientKey).executeTakeFirst());
  if (made) return made.id;
  const waiting = await own.where('state', '=', 'waiting').execute();
  if (waiting.length >= exportLimits.waiting) throw refuse('limit_reached');
  const { id } = await transaction
    .insertInto(table)
    .values({
      user_id: userId,
      account_id: accountId,
      name,
      format,
      state: 'waiting',
      parts: request.reports_parameters.length,
      request: JSON.stringify(request),
      locale,
      user_time: userTime,
      client_key: clientKey ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + exportLimits.hours * hour),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Forgets what one user has finished beyond the last few.
 *
 * @returns the names of their files
 */
export async function forgetOldest(
  transaction: Kysely<Schema>,
  userId: number,
): Promise<readonly string[]> {
  const forgotten = await transaction
    .deleteFrom(table)
    .where('id', 'in', (where) =>
      where
        .selectFrom(table)
        .select('id')
        .where('user_id', '=', userId)
        .where('state', 'not in', ['waiting', 'running'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(exportLimits.kept),
    )
    .returning('file')
    .execute();
  return forgotten.flatMap(({ file }) => file ?? []);
}

/** The user's own exports of accounts that may still be seen, the newest first. */
export async function readExports(asking: Asking, id?: number): Promise<StoredExport[]> {
  const one = id === undefined ? sql<SqlBool>`true` : sql<SqlBool>`g.id = ${id}`;
  const { rows } = await sql<StoredExport>`
    select g.id, g.name, g.format, g.state, g.done, g.parts, g.failure, g.size, g.created_at,
      g.expires_at, g.file
    from generated_reports g join accounts a on a.id = g.account_id
    where ${isSeen} and ${one}
    order by g.created_at desc, g.id desc`.execute(asking.db);
  return rows;
}

/** @throws Refusal `unknown_value` */
export async function readExport(asking: Asking, id: number): Promise<StoredExport> {
  const [found] = await readExports(asking, id);
  if (!found) throw refuse('unknown_value', 'id');
  return found;
}

/** Takes an order back. What is finished stays as it is. */
export async function cancelExport(
  db: Kysely<Schema>,
  { userId, id }: { userId: number; id: number },
): Promise<void> {
  await db
    .updateTable(table)
    .set({ state: 'cancelled', request: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}

/** An export as it travels. */
export const exportRowOf = (stored: StoredExport): GeneratedExport => ({
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

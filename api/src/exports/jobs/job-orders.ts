import { exportJobLimits } from '@portal/contract/portal';
import type { ExportFormat } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import { refuse } from '../../app/refusal.ts';
import type { Schema } from '../../db/schema/schema.ts';

/** An export to be made, after its request was validated. */
export interface OrderedJob {
  readonly kind: string;
  readonly accountIds: readonly number[];
  /** The file name with its extension. */
  readonly name: string;
  readonly format: ExportFormat;
  readonly parts: number;
  readonly request: unknown;
  readonly locale: string;
  readonly userTime: string;
  readonly clientKey: string | undefined;
}

const table = 'generated_reports';
const hour = 3_600_000;

/**
 * Stores an order, or finds the one already stored under the same client key.
 *
 * @returns its id
 * @throws Refusal `limit_reached` if the user already has the maximum number of waiting exports
 */
export async function orderJob(
  transaction: Kysely<Schema>,
  order: OrderedJob,
  { userId, now }: { userId: number; now: Date },
): Promise<number> {
  const { kind, accountIds, name, format, parts, request, locale, userTime, clientKey } = order;
  const own = transaction.selectFrom(table).select('id').where('user_id', '=', userId);
  const made = clientKey && (await own.where('client_key', '=', clientKey).executeTakeFirst());
  if (made) return made.id;
  const waiting = await own.where('state', '=', 'waiting').execute();
  if (waiting.length >= exportJobLimits.waiting) throw refuse('limit_reached');
  const { id } = await transaction
    .insertInto(table)
    .values({
      user_id: userId,
      kind,
      account_ids: [...accountIds],
      name,
      format,
      state: 'waiting',
      parts,
      request: JSON.stringify(request),
      locale,
      user_time: userTime,
      client_key: clientKey ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + exportJobLimits.hours * hour),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Deletes a user's finished exports beyond the most recent ones.
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
        .offset(exportJobLimits.kept),
    )
    .returning('file')
    .execute();
  return forgotten.flatMap(({ file }) => file ?? []);
}

/** Cancels one of the user's own exports. A finished one stays unchanged. */
export async function cancelJob(
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

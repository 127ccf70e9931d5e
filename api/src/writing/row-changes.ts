import type { Kysely, Selectable } from 'kysely';
import type { CurrentUser } from '../access/current-user.ts';
import { Refusal, refusalMessages } from '../app/refusal.ts';
import type { Schema } from '../db/schema/schema.ts';
import { type ChangedRow, type ToldChange, tellSurveys } from './tell-surveys.ts';

/** A change of a row, as it is noted. */
export interface Change extends ToldChange {
  readonly action: Selectable<Schema['row_changes']>['action'];
  /** The values before, by the names of the fields that changed. */
  readonly before: Readonly<Record<string, unknown>>;
}

/** Who changes something, and when. */
export interface Author {
  readonly user: Pick<CurrentUser, 'id' | 'name' | 'lastName'>;
  readonly now: Date;
  /** As the caller's device names itself; empty or missing where it does not. */
  readonly device?: string;
}

/** Rows that one statement writes; it takes no more than 65,535 values. */
const atOnce = 1000;

/** Notes what a write has changed. */
export const noteChange = (
  transaction: Kysely<Schema>,
  author: Author,
  change: Change,
): Promise<void> => noteChanges(transaction, author, [change]);

/** Notes what a write has changed of many rows. */
export async function noteChanges(
  transaction: Kysely<Schema>,
  { user, now, device = '' }: Author,
  changes: readonly Change[],
): Promise<void> {
  for (let from = 0; from < changes.length; from += atOnce) {
    const some = changes.slice(from, from + atOnce);
    const rows = some.map(({ kind, id, revision, accountId, dealerId, action, before }) => ({
      kind,
      row_id: id,
      revision,
      account_id: accountId,
      dealer_id: dealerId ?? null,
      action,
      fields: JSON.stringify(before),
      changed_by: user.id,
      changed_by_name: `${user.name} ${user.lastName}`.trim(),
      changed_at: now,
      changed_on: device,
    }));
    await transaction.insertInto('row_changes').values(rows).execute();
    await tellSurveys(transaction, some);
  }
}

/** The refusal of a write that has read another revision than the present one. */
export async function changedElsewhere(
  db: Kysely<Schema>,
  { kind, id, revision }: ChangedRow & { readonly revision: number },
): Promise<Refusal> {
  const last = await db
    .selectFrom('row_changes')
    .select(['changed_by_name', 'changed_at', 'changed_on'])
    .where('kind', '=', kind)
    .where('row_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return new Refusal('changed_elsewhere', 'revision', refusalMessages.changed_elsewhere, {
    extra: {
      revision,
      changed_by: last?.changed_by_name ?? '',
      changed_on: last?.changed_on ?? '',
      changed_at: last?.changed_at.toISOString() ?? null,
    },
  });
}

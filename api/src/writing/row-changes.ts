import type { Kysely, Selectable } from 'kysely';
import type { CurrentUser } from '../access/current-user.ts';
import { Refusal, refusalMessages } from '../app/refusal.ts';
import type { Schema } from '../db/schema/schema.ts';
import {
  type ChangedRow,
  type ChangeWithAudience,
  queueSurveyChanges,
} from './queue-survey-changes.ts';

/** A change of a row, as recorded. */
export interface Change extends ChangeWithAudience {
  readonly action: Selectable<Schema['row_changes']>['action'];
  /** The previous values of the changed fields, by field name. */
  readonly before: Readonly<Record<string, unknown>>;
}

/** The author and time of a change. */
export interface Author {
  readonly user: Pick<CurrentUser, 'id' | 'name' | 'lastName'>;
  readonly now: Date;
  /** The name of the caller's device; empty or missing if it sends none. */
  readonly device?: string;
}

/** Rows per insert statement, which takes at most 65,535 values. */
const atOnce = 1000;

/** Records the change of a row. */
export const recordRowChange = (
  transaction: Kysely<Schema>,
  author: Author,
  change: Change,
): Promise<void> => recordRowChanges(transaction, author, [change]);

/** Records the changes of many rows. */
export async function recordRowChanges(
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
    await queueSurveyChanges(transaction, some);
  }
}

/** Returns the refusal of a write whose caller read an outdated revision. */
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

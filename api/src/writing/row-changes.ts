import type { Kysely, Selectable } from 'kysely';
import type { CurrentUser } from '../access/current-user.ts';
import { Refusal, refusalMessages } from '../app/refusal.ts';
import type { Schema } from '../db/schema/schema.ts';

type Kind = Selectable<Schema['row_changes']>['kind'];

/** A row whose changes are kept. */
interface ChangedRow {
  readonly kind: Kind;
  readonly id: number;
}

/** A change of a row, as it is noted. */
export interface Change extends ChangedRow {
  /** The one that the change makes. */
  readonly revision: number;
  readonly accountId: number;
  /** Of a survey that a dealer made, and what is in it. */
  readonly dealerId?: number | null;
  readonly action: Selectable<Schema['row_changes']>['action'];
  /** The values before, by the names of the fields that changed. */
  readonly before: Readonly<Record<string, unknown>>;
}

/** Who changes something, and when. */
export interface Author {
  readonly user: Pick<CurrentUser, 'id' | 'name' | 'lastName'>;
  readonly now: Date;
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
  { user, now }: Author,
  changes: readonly Change[],
): Promise<void> {
  const rows = changes.map(({ kind, id, revision, accountId, dealerId, action, before }) => ({
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
  }));
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    await transaction.insertInto('row_changes').values(some).execute();
  }
}

/** The refusal of a write that has read another revision than the present one. */
export async function changedElsewhere(
  db: Kysely<Schema>,
  { kind, id, revision }: ChangedRow & { readonly revision: number },
): Promise<Refusal> {
  const last = await db
    .selectFrom('row_changes')
    .select(['changed_by_name', 'changed_at'])
    .where('kind', '=', kind)
    .where('row_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return new Refusal('changed_elsewhere', 'revision', refusalMessages.changed_elsewhere, {
    extra: {
      revision,
      changed_by: last?.changed_by_name ?? '',
      changed_at: last?.changed_at.toISOString() ?? null,
    },
  });
}

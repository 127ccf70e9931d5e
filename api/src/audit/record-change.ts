import { isDeepStrictEqual } from 'node:util';
import type { AuditAction, AuditArea } from '@portal/contract/portal';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Change {
  readonly at: Date;
  /** User id of the editor; null for an operator's command. */
  readonly user: number | null;
  readonly area: AuditArea;
  readonly action: AuditAction;
  /** What is changed, as people name it. */
  readonly subject: string;
  /** The account that it belongs to, if it is of one. */
  readonly account?: number | null;
  /** Values by field; null for what is not there. Of both, only what differs is stored. */
  readonly before: Values | null;
  readonly after: Values | null;
}

/**
 * Stores in the audit what changes, in the transaction that changes it. A change that changes nothing is
 * not stored.
 */
export async function recordChange(db: Kysely<Schema>, change: Change): Promise<void> {
  const { at, user, area, action, subject, account = null } = change;
  const { before, after } = differing(change);
  const isSame = before && after && Object.keys({ ...before, ...after }).length === 0;
  if (isSame) return;
  await db
    .insertInto('audit_entries')
    .values({
      at,
      user_id: user,
      area,
      action,
      subject,
      account_id: account,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
}

interface Deletion extends Pick<Change, 'area' | 'subject' | 'account'> {
  /** What there was; null where its name tells enough. */
  readonly before?: Values;
}

/** Stores in the audit that a row of the yard is deleted. */
export const recordDeletion = (
  db: Kysely<Schema>,
  { user, now }: { readonly user: { readonly id: number }; readonly now: Date },
  { before, ...deleted }: Deletion,
): Promise<void> =>
  recordChange(db, {
    ...deleted,
    at: now,
    user: user.id,
    action: 'deleted',
    before: before ?? null,
    after: null,
  });

function differing({ before, after }: Pick<Change, 'before' | 'after'>) {
  if (!before || !after) return { before, after };
  const isDifferent = ([name]: [string, unknown]) => !isDeepStrictEqual(before[name], after[name]);
  const ofThem = (values: Values) => Object.fromEntries(Object.entries(values).filter(isDifferent));
  return { before: ofThem(before), after: ofThem(after) };
}

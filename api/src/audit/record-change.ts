import { isDeepStrictEqual } from 'node:util';
import type { AuditAction, AuditArea } from '@portal/contract/portal';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Change {
  readonly at: Date;
  /** User id of the editor; null for an operator's command. */
  readonly user: number | null;
  readonly area: AuditArea;
  readonly action: AuditAction;
  /** The changed thing, under the name that people use. */
  readonly subject: string;
  /** The account that it belongs to, if any. */
  readonly account?: number | null;
  /**
   * Id of the user whom the entry names, so that the name can be removed when that user is
   * forgotten.
   */
  readonly person?: number | null;
  /**
   * Values by field; null if there are none. Only fields that differ between the two are stored.
   */
  readonly before: Values | null;
  readonly after: Values | null;
}

/**
 * Records a change in the audit, within the transaction of the change itself. Nothing is stored if
 * nothing differs.
 */
export const recordChange = (db: Kysely<Schema>, change: Change): Promise<void> =>
  recordChanges(db, [change]);

/** Records several changes in one statement. */
export async function recordChanges(db: Kysely<Schema>, changes: readonly Change[]): Promise<void> {
  const stored = changes.flatMap((change) => {
    const { before, after } = differing(change);
    const isSame = before && after && Object.keys({ ...before, ...after }).length === 0;
    return isSame ? [] : [{ ...change, before, after }];
  });
  if (stored.length === 0) return;
  const json = (values: Values | null) => values && JSON.stringify(values);
  await sql`
    insert into audit_entries (at, user_id, area, action, subject, account_id, person_id, before, after)
    select at, user_id, area, action, subject, account_id, person_id, before::json, after::json
    from unnest(
      ${stored.map(({ at }) => at)}::timestamptz[],
      ${stored.map(({ user }) => user)}::integer[],
      ${stored.map(({ area }) => area)}::text[],
      ${stored.map(({ action }) => action)}::text[],
      ${stored.map(({ subject }) => subject)}::text[],
      ${stored.map(({ account }) => account ?? null)}::integer[],
      ${stored.map(({ person }) => person ?? null)}::integer[],
      ${stored.map(({ before }) => json(before))}::text[],
      ${stored.map(({ after }) => json(after))}::text[]
    ) with ordinality
      as change (at, user_id, area, action, subject, account_id, person_id, before, after, place)
    order by place`.execute(db);
}

interface Deletion extends Pick<Change, 'area' | 'subject' | 'account' | 'person'> {
  /** The previous values; null if the name says enough. */
  readonly before?: Values;
}

/** Records in the audit that a row of the survey tool is deleted. */
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

import type { Kysely, Selectable, Updateable } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { changedElsewhere, noteChange } from '../../../writing/row-changes.ts';

/** Who writes, and when. */
export interface Author {
  readonly user: CurrentUser;
  readonly now: Date;
}

/** A unit as it is kept. */
export type PresentUnit = Selectable<Schema['units']>;

export type UnitAction = 'changed' | 'deleted' | 'restored';

interface UnitChange {
  /** The one that the author has read. */
  readonly revision: number | undefined;
  readonly set: Updateable<Schema['units']>;
  /** The values before, by the names on the wire. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly action?: UnitAction;
}

/**
 * Holds the revision that the author has read against the present one.
 *
 * @throws Refusal `changed_elsewhere`; `invalid` when none is named
 */
export async function checkRevision(
  transaction: Kysely<Schema>,
  { id, revision: present }: Pick<PresentUnit, 'id' | 'revision'>,
  revision: number | undefined,
): Promise<void> {
  if (revision === undefined) {
    throw refuse('invalid', 'revision', 'A change names the revision that was read.');
  }
  if (present !== revision) {
    throw await changedElsewhere(transaction, { kind: 'unit', id, revision: present });
  }
}

/** Changes a unit whose account is locked, and notes it. @throws Refusal as `checkRevision` */
export async function writeChange(
  transaction: Kysely<Schema>,
  author: Author,
  present: PresentUnit,
  { revision, set, before, action = 'changed' }: UnitChange,
): Promise<void> {
  await checkRevision(transaction, present, revision);
  const next = present.revision + 1;
  await transaction
    .updateTable('units')
    .set({ ...set, revision: next, changed_at: author.now })
    .where('id', '=', present.id)
    .execute();
  await noteChange(transaction, author, {
    kind: 'unit',
    id: present.id,
    revision: next,
    accountId: present.account_id,
    action,
    before,
  });
}

import type { Kysely, Selectable, Updateable } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { changedElsewhere, noteChange } from '../../../writing/row-changes.ts';

/** Who writes, and when. */
export interface Author {
  readonly user: CurrentUser;
  readonly now: Date;
  /** As the caller's device names itself. */
  readonly device?: string;
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
  await updateUnit(transaction, author, present, set);
  await noteChange(transaction, author, { ...nextOf(present), action, before });
}

/** Changes a unit whose account is locked, and leaves it to the caller to note that. */
export async function updateUnit(
  transaction: Kysely<Schema>,
  { now }: Author,
  present: PresentUnit,
  set: Updateable<Schema['units']>,
): Promise<void> {
  await transaction
    .updateTable('units')
    .set({ ...set, revision: present.revision + 1, changed_at: now })
    .where('id', '=', present.id)
    .execute();
}

/** What is noted of every change of a unit. */
export const nextOf = ({ id, revision, account_id }: PresentUnit) =>
  ({
    kind: 'unit',
    id,
    revision: revision + 1,
    accountId: account_id,
    told: { unit: id },
  }) as const;

import type { Kysely, Selectable, Updateable } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { changedElsewhere, recordRowChange } from '../../../writing/row-changes.ts';

/** The author of a write, with its time. */
export interface Author {
  readonly user: CurrentUser;
  readonly now: Date;
  /** The caller's device, as it names itself. */
  readonly device?: string;
}

/** A unit as stored. */
export type PresentUnit = Selectable<Schema['units']>;

export type UnitAction = 'changed' | 'deleted' | 'restored';

interface UnitChange {
  /** The revision that the author has read. */
  readonly revision: number | undefined;
  readonly set: Updateable<Schema['units']>;
  /** The previous values, by their names on the wire. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly action?: UnitAction;
}

/**
 * Checks that the author has read the current revision.
 *
 * @throws Refusal `changed_elsewhere`; `invalid` if no revision is given
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

/**
 * Changes a unit whose account is locked, and records the change.
 *
 * @throws Refusal as `checkRevision`
 */
export async function writeChange(
  transaction: Kysely<Schema>,
  author: Author,
  present: PresentUnit,
  { revision, set, before, action = 'changed' }: UnitChange,
): Promise<void> {
  await checkRevision(transaction, present, revision);
  await updateUnit(transaction, author, present, set);
  await recordRowChange(transaction, author, { ...unitChangeOf(present), action, before });
}

/** Changes a unit whose account is locked; the caller records the change. */
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

/** The fields shared by all records of a unit's changes. */
export const unitChangeOf = ({ id, revision, account_id }: PresentUnit) =>
  ({
    kind: 'unit',
    id,
    revision: revision + 1,
    accountId: account_id,
    told: { unit: id },
  }) as const;

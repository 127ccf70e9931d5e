import type { Kysely, Selectable } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import {
  type Author,
  type Change,
  changedElsewhere,
  noteChange,
} from '../../../writing/row-changes.ts';
import type { KeptUnit } from './new-units.ts';
import { ownerName } from './unit-owners.ts';

export type PresentUnit = Selectable<Schema['units']>;

/** What is kept now of the columns that are to change. */
export const differing = (present: PresentUnit, columns: Partial<KeptUnit>): Partial<KeptUnit> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) => {
      const kept = present[name as keyof KeptUnit];
      return kept === value ? [] : [[name, kept]];
    }),
  );

/**
 * Holds a write to the revision that it has read.
 *
 * @throws Refusal `changed_elsewhere`; `invalid` when it names none
 */
export async function checkRevision(
  transaction: Kysely<Schema>,
  { id, revision: present }: Pick<PresentUnit, 'id' | 'revision'>,
  read: number | undefined,
): Promise<void> {
  if (read === undefined) throw refuse('invalid', 'revision', 'A change names what it has read.');
  if (read !== present) {
    throw await changedElsewhere(transaction, { kind: 'unit', id, revision: present });
  }
}

/**
 * Changes columns of a unit, and notes what stood there before; what differs in none is no change.
 *
 * @returns the revision that it has then
 */
export async function changeUnit(
  transaction: Kysely<Schema>,
  author: Author,
  present: PresentUnit,
  columns: Partial<KeptUnit> & { readonly deleted_at?: Date },
  action: Change['action'] = 'changed',
): Promise<number> {
  const { deleted_at, ...said } = columns;
  const { owner_id, ...before } = differing(present, said);
  const isSame = owner_id === undefined && Object.keys(before).length === 0;
  if (isSame && deleted_at === undefined) return present.revision;
  const revision = present.revision + 1;
  await transaction
    .updateTable('units')
    .set({ ...columns, revision, changed_at: author.now })
    .where('id', '=', present.id)
    .execute();
  const owner =
    owner_id === undefined ? {} : { owner: await ownerName(transaction, present.owner_id) };
  await noteChange(transaction, author, {
    kind: 'unit',
    id: present.id,
    revision,
    accountId: present.account_id,
    action,
    before: { ...before, ...owner },
  });
  return revision;
}

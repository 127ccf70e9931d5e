import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { UnitWriteColumns } from './new-units.ts';
import { ownerName } from './unit-owners.ts';
import { type Author, type PresentUnit, type UnitAction, writeChange } from './write-change.ts';

/** The present values of the columns that differ. */
export const differing = (
  present: PresentUnit,
  columns: Partial<UnitWriteColumns>,
): Partial<UnitWriteColumns> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) => {
      const kept = present[name as keyof UnitWriteColumns];
      return kept === value ? [] : [[name, kept]];
    }),
  );

/**
 * Changes columns of a unit whose account is locked, and records the previous values.
 *
 * @param revision the revision that the author has read
 * @throws Refusal as `checkRevision`
 */
export async function changeUnit(
  transaction: Kysely<Schema>,
  author: Author,
  present: PresentUnit,
  {
    revision,
    columns,
    action = 'changed',
  }: {
    readonly revision: number | undefined;
    readonly columns: Partial<UnitWriteColumns>;
    readonly action?: UnitAction;
  },
): Promise<void> {
  const { owner_id, ...fields } = differing(present, columns);
  const owner =
    owner_id === undefined ? {} : { owner: await ownerName(transaction, present.owner_id) };
  await writeChange(transaction, author, present, {
    revision,
    set: columns,
    before: { ...fields, ...owner },
    action,
  });
}

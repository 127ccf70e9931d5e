import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { KeptUnit } from './new-units.ts';
import { ownerName } from './unit-owners.ts';
import { type Author, type PresentUnit, type UnitAction, writeChange } from './write-change.ts';

/** What is kept now of the columns that are to change. */
export const differing = (present: PresentUnit, columns: Partial<KeptUnit>): Partial<KeptUnit> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) => {
      const kept = present[name as keyof KeptUnit];
      return kept === value ? [] : [[name, kept]];
    }),
  );

/**
 * Changes columns of a unit whose account is locked, and notes what stood there before.
 *
 * @param revision the one that the author has read
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
    readonly columns: Partial<KeptUnit>;
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

import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { type Author, noteChanges } from '../../../writing/row-changes.ts';
import type { UnitColumns } from './check-unit.ts';

/** What a write decides of a unit. */
export type KeptUnit = UnitColumns & {
  readonly location_id: number | null;
  readonly owner_id: number | null;
};

/** Units that one statement adds, well below the parameters that it may have. */
const batch = 500;

/**
 * Adds units to an account, whose numbers are free, and notes that they were made.
 *
 * @param client_key of a write that makes one unit, which may be named by it
 * @returns their ids, in their order
 */
export async function addUnits(
  transaction: Kysely<Schema>,
  author: Author,
  accountId: number,
  units: readonly KeptUnit[],
  client_key: string | null = null,
): Promise<number[]> {
  const rows = units.map(
    (unit): Insertable<Schema['units']> => ({
      ...unit,
      account_id: accountId,
      client_key: client_key?.toLowerCase() ?? null,
      created_by: author.user.id,
      changed_at: author.now,
      deleted_at: null,
    }),
  );
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += batch) {
    const values = rows.slice(start, start + batch);
    const added = await transaction.insertInto('units').values(values).returning('id').execute();
    ids.push(...added.map(({ id }) => id));
  }
  const action = { action: 'created', before: {}, told: 'nowhere' } as const;
  const made = { kind: 'unit', revision: 1, accountId, ...action } as const;
  await noteChanges(
    transaction,
    author,
    ids.map((id) => ({ ...made, id })),
  );
  return ids;
}

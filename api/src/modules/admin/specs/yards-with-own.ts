import { specRoles } from '@portal/contract/admin';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { readYards, type Yard } from './find-yards.ts';
import { ownSpecs } from './own-specs.ts';
import { readSpecs } from './stored-specs.ts';

/** Reads the yards of an account, and whether each has specs of its own on a day or later. */
export async function readYardsWithOwn(
  db: Kysely<Schema>,
  accountId: number,
  day: string,
): Promise<(Yard & { readonly has_own: boolean })[]> {
  const yards = await readYards(db, accountId);
  const specs = await readSpecs(
    db,
    accountId,
    yards.map(({ location_id }) => location_id),
  );
  return yards.map((yard) => {
    const own = ownSpecs(specs, { locationId: yard.location_id, day, axles: specRoles });
    return { ...yard, has_own: own.length > 0 };
  });
}

import { type SpecRole, specFields } from '@portal/contract/admin';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../db/schema/schema.ts';
import type { CheckedRole } from '../checked-specs.ts';
import type { SpecValues } from '../stored-specs.ts';

type SpecSnapshot = Readonly<Record<string, unknown>> | null;

export interface StoredChange {
  readonly id: number;
  readonly role: SpecRole;
  readonly valid_from: string;
  readonly before: SpecSnapshot;
  readonly after: SpecSnapshot;
  readonly takes_back: number | null;
}

/**
 * Reads the values and products of a spec from one side of a change; all empty if there was no
 * spec.
 */
export function parseSnapshot(told: SpecSnapshot): SpecValues & Pick<CheckedRole, 'products'> {
  const values = specFields.map((field) => {
    const value = told?.[field];
    return [field, typeof value === 'number' ? value : null];
  });
  const products: unknown = told?.products;
  return {
    // There is one entry for each field.
    ...(Object.fromEntries(values) as SpecValues),
    products: Array.isArray(products) ? products.filter((id) => typeof id === 'number') : [],
  };
}

/** Returns the ids of all products in changes. */
export const productIdsInChanges = (
  changes: readonly Pick<StoredChange, 'before' | 'after'>[],
): number[] =>
  changes.flatMap(({ before, after }) => [
    ...parseSnapshot(before).products,
    ...parseSnapshot(after).products,
  ]);

interface SpecPlace {
  readonly accountId: number;
  readonly locationId: number | null;
}

/** The undone changes of a place, and for each axle the last change that was not undone. */
export interface ChangeLinks {
  readonly takenBack: ReadonlySet<number>;
  readonly lastOf: ReadonlyMap<SpecRole, number>;
}

export async function readLinks(
  db: Kysely<Schema>,
  { accountId, locationId }: SpecPlace,
): Promise<ChangeLinks> {
  const { rows } = await sql<Pick<StoredChange, 'id' | 'role' | 'takes_back'>>`
    select c.id, c.role, c.takes_back from spec_changes c
    where c.account_id = ${accountId} and c.location_id is not distinct from ${locationId}
    order by c.id`.execute(db);
  const takenBack = new Set(rows.flatMap(({ takes_back }) => takes_back ?? []));
  const open = rows.filter(({ id, takes_back }) => takes_back === null && !takenBack.has(id));
  return { takenBack, lastOf: new Map(open.map(({ role, id }) => [role, id])) };
}

import { type SpecRole, specFields } from '@portal/contract/admin';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../db/schema/schema.ts';
import type { CheckedRole } from '../checked-specs.ts';
import type { SpecValues } from '../stored-specs.ts';

type Told = Readonly<Record<string, unknown>> | null;

export interface StoredChange {
  readonly id: number;
  readonly role: SpecRole;
  readonly valid_from: string;
  readonly before: Told;
  readonly after: Told;
  readonly takes_back: number | null;
}

/** What a change tells of a spec: its values and its products; none of them where there was no spec. */
export function toldSpec(told: Told): SpecValues & Pick<CheckedRole, 'products'> {
  const values = specFields.map((field) => {
    const value = told?.[field];
    return [field, typeof value === 'number' ? value : null];
  });
  const products: unknown = told?.products;
  return {
    // One entry for each field.
    ...(Object.fromEntries(values) as SpecValues),
    products: Array.isArray(products) ? products.filter((id) => typeof id === 'number') : [],
  };
}

/** The ids of the products that changes tell of. */
export const toldProducts = (
  changes: readonly Pick<StoredChange, 'before' | 'after'>[],
): number[] =>
  changes.flatMap(({ before, after }) => [
    ...toldSpec(before).products,
    ...toldSpec(after).products,
  ]);

interface Place {
  readonly accountId: number;
  readonly locationId: number | null;
}

/** Which changes of a place were taken back, and of each axle the last one that was not. */
export interface ChangeLinks {
  readonly takenBack: ReadonlySet<number>;
  readonly lastOf: ReadonlyMap<SpecRole, number>;
}

export async function readLinks(
  db: Kysely<Schema>,
  { accountId, locationId }: Place,
): Promise<ChangeLinks> {
  const { rows } = await sql<Pick<StoredChange, 'id' | 'role' | 'takes_back'>>`
    select c.id, c.role, c.takes_back from spec_changes c
    where c.account_id = ${accountId} and c.location_id is not distinct from ${locationId}
    order by c.id`.execute(db);
  const takenBack = new Set(rows.flatMap(({ takes_back }) => takes_back ?? []));
  const open = rows.filter(({ id, takes_back }) => takes_back === null && !takenBack.has(id));
  return { takenBack, lastOf: new Map(open.map(({ role, id }) => [role, id])) };
}

import { isSpecValue, type SavedRole, specDaysAhead, specFields } from '@portal/contract/admin';
import { legalDepth } from '@portal/contract/fleet-surveys';
import { isIsoDate } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { specUnitsOf } from './spec-units.ts';
import type { SpecValues } from './stored-specs.ts';

/** The validated spec of an axle role, in stored units. */
export interface CheckedRole extends SpecValues {
  readonly role: SavedRole['role'];
  readonly products: readonly number[];
}

const day = 86_400_000;
/** kPa or mm within which values count as equal after conversion. */
const trace = 1e-6;

/** Whether the pull depth is below the legal depth. */
export const isBelowLaw = ({ role, pull_depth }: CheckedRole): boolean =>
  pull_depth !== null && pull_depth < legalDepth(role) - trace;

/** @throws Refusal `invalid` for a day before today, or more than a year ahead */
export function checkValidFrom(validFrom: string, today: string): void {
  const last = new Date(Date.parse(today) + specDaysAhead * day).toISOString().slice(0, 10);
  if (!isIsoDate(validFrom) || validFrom < today || validFrom > last)
    throw refuse('invalid', 'valid_from');
}

/**
 * Validates the specs of axle roles and converts them to stored units.
 *
 * @throws Refusal `invalid`, `unknown_value` for a product, `not_confirmed` for a depth below the
 * legal one
 */
export async function checkedRoles(
  db: Kysely<Schema>,
  roles: readonly SavedRole[],
  units: ReturnType<typeof specUnitsOf>,
  isConfirmed: boolean,
): Promise<CheckedRole[]> {
  const checked = roles.map((saved, place) => {
    const path = `roles.${place}`;
    if (roles.findIndex(({ role }) => role === saved.role) !== place)
      throw refuse('invalid', `${path}.role`);
    for (const field of specFields) {
      const value = saved[field];
      if (value !== null && !isSpecValue(value, units.unit(field)))
        throw refuse('invalid', `${path}.${field}`);
    }
    const stored = Object.fromEntries(
      specFields.map((field) => [field, units.stored(field, saved[field])]),
    ) as SpecValues;
    const role = { ...stored, role: saved.role, products: saved.products };
    if (isBelowLaw(role) && !isConfirmed) throw refuse('not_confirmed', `${path}.pull_depth`);
    return role;
  });
  await checkProducts(db, checked);
  return checked;
}

async function checkProducts(db: Kysely<Schema>, roles: readonly CheckedRole[]): Promise<void> {
  const ids = [...new Set(roles.flatMap(({ products }) => products))];
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select p.id from products p
    where p.kind <> 'casing' and p.id = any (${ids}::int[])
      and (p.retired_at is null or p.id in (select product_id from spec_products))`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  for (const [place, { products }] of roles.entries()) {
    const unknown = products.findIndex((id) => !known.has(id));
    if (unknown !== -1) throw refuse('unknown_value', `roles.${place}.products.${unknown}`);
  }
}

import {
  isSpecValue,
  type SavedRole,
  type SpecField,
  type SpecItem,
  type SpecProduct,
  type SpecRole,
  type SpecUnit,
  specFields,
  specRoles,
} from '@portal/contract/admin';
import { parseMeasure, roundHalfUp } from '@portal/platform/format';

export type RoleValues = Record<SpecField, string> & { products: SpecProduct[] };

/** Form values of the specs, with numbers as typed. */
export interface SpecValues {
  /** Revision of the specs when they were read. */
  readonly revision: number;
  valid_from: string | null;
  readonly roles: Record<SpecRole, RoleValues>;
}

/** Formats a value for display and for a field. */
export const valueText = (value: number | null): string =>
  value === null ? '' : String(roundHalfUp(value, 2));

export function valuesOf(item: SpecItem, today: string): SpecValues {
  const roles = item.roles.map(({ role, values, products }) => [
    role,
    {
      ...Object.fromEntries(specFields.map((field) => [field, valueText(values[field].own)])),
      products: products.own,
    },
  ]);
  // One entry for each axle, each with every field.
  return { revision: item.revision, valid_from: today, roles: Object.fromEntries(roles) };
}

/** Parses a typed value; null for an empty field, undefined for an invalid value. */
export function typedValue(text: string, unit: SpecUnit): number | null | undefined {
  if (text.trim() === '') return null;
  const value = parseMeasure(text);
  return value !== null && isSpecValue(value, unit) ? value : undefined;
}

const isSame = (one: RoleValues, other: RoleValues) =>
  specFields.every((field) => one[field].trim() === other[field].trim()) &&
  one.products.map(({ product_id }) => product_id).join() ===
    other.products.map(({ product_id }) => product_id).join();

/** Returns the changed axles as a request body; unchanged numbers keep all their decimals. */
export function changedRoles(
  values: SpecValues,
  item: SpecItem,
  unitOf: (field: SpecField) => SpecUnit,
): SavedRole[] {
  const were = valuesOf(item, '').roles;
  return item.roles.flatMap(({ role, values: held }) => {
    const [now, was] = [values.roles[role], were[role]];
    if (isSame(now, was)) return [];
    const numbers = specFields.map((field) => [
      field,
      now[field].trim() === was[field]
        ? held[field].own
        : (typedValue(now[field], unitOf(field)) ?? null),
    ]);
    const products = now.products.map(({ product_id }) => product_id);
    return [{ role, ...Object.fromEntries(numbers), products } as SavedRole];
  });
}

/** Reads stored form values; null if they have another shape. */
export function specValuesIn(kept: unknown): SpecValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const roles: unknown = Reflect.get(kept, 'roles');
  if (typeof Reflect.get(kept, 'revision') !== 'number') return null;
  if (typeof roles !== 'object' || roles === null) return null;
  const areWhole = specRoles.every((role) => {
    const values: unknown = Reflect.get(roles, role);
    if (typeof values !== 'object' || values === null) return false;
    return (
      specFields.every((field) => typeof Reflect.get(values, field) === 'string') &&
      Array.isArray(Reflect.get(values, 'products'))
    );
  });
  // All fields were checked above.
  return areWhole ? (kept as SpecValues) : null;
}

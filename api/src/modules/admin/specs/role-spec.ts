import { type RoleSpec, type SpecField, type SpecSource, specFields } from '@portal/contract/admin';
import { type AxleRole, legalDepth, nearestSpecs } from '@portal/contract/fleet-surveys';
import type { specUnitsOf } from './spec-units.ts';
import { type StoredSpec, usualValues } from './stored-specs.ts';

interface DescribeRoleOptions {
  readonly role: AxleRole;
  readonly locationId: number | null;
  readonly day: string;
}

const sourceOf = (spec: StoredSpec | undefined): SpecSource => {
  if (!spec) return 'default';
  return spec.locationId === null ? 'fleet' : 'location';
};

/**
 * Returns the spec in force for an axle role at a place on a day, with the source of each value.
 */
export function describeRole(
  specs: readonly StoredSpec[],
  place: DescribeRoleOptions,
  units: ReturnType<typeof specUnitsOf>,
): RoleSpec {
  const nearest = nearestSpecs(specs, place);
  const own = nearest.find(({ locationId }) => locationId === place.locationId);
  const usual = usualValues(place.role);
  const heldOf = (field: SpecField) => {
    const holding = nearest.find((spec) => spec[field] !== null);
    const wider = nearest.find((spec) => spec !== own && spec[field] !== null);
    return {
      own: units.shown(field, own?.[field] ?? null),
      value: units.shown(field, holding?.[field] ?? usual[field]),
      source: sourceOf(holding),
      valid_from: holding?.validFrom ?? null,
      wider: units.shown(field, wider?.[field] ?? usual[field]),
      wider_source: sourceOf(wider),
    };
  };
  const approving = nearest.find(({ products }) => products.length > 0);
  const later = specs
    .filter(({ role, locationId }) => role === place.role && locationId === place.locationId)
    .map(({ validFrom }) => validFrom)
    .filter((validFrom) => validFrom > place.day)
    .sort();
  return {
    role: place.role,
    legal_depth: units.shown('pull_depth', legalDepth(place.role)) ?? 0,
    valid_from: own?.validFrom ?? null,
    next_from: later[0] ?? null,
    // There is one entry for each field.
    values: Object.fromEntries(
      specFields.map((field) => [field, heldOf(field)]),
    ) as RoleSpec['values'],
    products: {
      own: [...(own?.products ?? [])],
      value: [...(approving?.products ?? [])],
      source: sourceOf(approving),
    },
  };
}

import { type SpecRole, specFields } from '@portal/contract/admin';
import { nearestSpecs } from '@portal/contract/fleet-surveys';
import type { StoredSpec } from './stored-specs.ts';

interface OwnSpecsOptions {
  readonly locationId: number | null;
  readonly day: string;
  readonly axles: readonly SpecRole[];
}

/** Returns a place's own specs for axles: those in force on a day, and later ones. */
export function ownSpecs(
  specs: readonly StoredSpec[],
  { locationId, day, axles }: OwnSpecsOptions,
): StoredSpec[] {
  const own = specs.filter((spec) => spec.locationId === locationId);
  return axles.flatMap((role) => {
    const later = own
      .filter((spec) => spec.role === role && spec.validFrom > day)
      .sort((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
    return [...nearestSpecs(own, { role, locationId, day }), ...later].filter(hasAnyValue);
  });
}

/** A spec whose values were all cleared sets nothing. */
const hasAnyValue = (spec: StoredSpec): boolean =>
  spec.products.length > 0 || specFields.some((field) => spec[field] !== null);

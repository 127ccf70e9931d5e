import { type SpecRole, specFields } from '@portal/contract/admin';
import { nearestSpecs } from '@portal/contract/fleet-surveys';
import type { StoredSpec } from './stored-specs.ts';

interface Wanted {
  readonly locationId: number | null;
  readonly day: string;
  readonly axles: readonly SpecRole[];
}

/** What a place asks itself of axles: the specs in force on a day, and those of later days. */
export function ownSpecs(
  specs: readonly StoredSpec[],
  { locationId, day, axles }: Wanted,
): StoredSpec[] {
  const own = specs.filter((spec) => spec.locationId === locationId);
  return axles.flatMap((role) => {
    const later = own
      .filter((spec) => spec.role === role && spec.validFrom > day)
      .sort((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
    return [...nearestSpecs(own, { role, locationId, day }), ...later].filter(asksAnything);
  });
}

/** Values that were all given back ask for nothing. */
const asksAnything = (spec: StoredSpec): boolean =>
  spec.products.length > 0 || specFields.some((field) => spec[field] !== null);

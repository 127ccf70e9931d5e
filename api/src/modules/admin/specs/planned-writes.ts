import { nearestSpecs } from '@portal/contract/fleet-surveys';
import type { CheckedRole } from './checked-specs.ts';
import { ownSpecs } from './own-specs.ts';
import { noValues, type StoredSpec } from './stored-specs.ts';

/** What a place is to ask of an axle from a day on. */
export interface SpecWrite extends CheckedRole {
  readonly locationId: number | null;
  readonly validFrom: string;
}

interface Planned {
  readonly locationId: number | null;
  readonly validFrom: string;
  readonly roles: readonly CheckedRole[];
  /** Yards that give up their own specs of these axles, those of later days as well. */
  readonly overwritten: readonly number[];
}

/** What saving writes, over the specs that are stored. */
export function plannedWrites(
  stored: readonly StoredSpec[],
  { locationId, validFrom, roles, overwritten }: Planned,
): SpecWrite[] {
  const axles = roles.map(({ role }) => role);
  const cleared = overwritten.flatMap((yard) =>
    ownSpecs(stored, { locationId: yard, day: validFrom, axles }).map((own) => ({
      ...noValues,
      role: own.role,
      products: [],
      locationId: yard,
      validFrom: own.validFrom > validFrom ? own.validFrom : validFrom,
    })),
  );
  return [...roles.map((role) => ({ ...role, locationId, validFrom })), ...cleared];
}

type Place = Pick<StoredSpec, 'locationId' | 'role' | 'validFrom'>;

/** Whether a write takes the place of a spec. */
export const replaces = (write: Place, spec: Place): boolean =>
  spec.locationId === write.locationId &&
  spec.role === write.role &&
  spec.validFrom === write.validFrom;

/** What the place asked itself on the day of a write until then. */
export const specBefore = (
  stored: readonly StoredSpec[],
  { role, locationId, validFrom }: Place,
): StoredSpec | undefined =>
  nearestSpecs(stored, { role, locationId, day: validFrom }).find(
    (spec) => spec.locationId === locationId,
  );

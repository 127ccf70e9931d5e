import { specFields } from '@portal/contract/admin';
import { nearestSpecs } from '@portal/contract/fleet-surveys';
import type { CheckedRole } from './checked-specs.ts';
import { ownSpecs } from './own-specs.ts';
import { noValues, type SpecValues, type StoredSpec } from './stored-specs.ts';

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
  const own = roles.map((role) => keptValues(stored, { ...role, locationId, validFrom }));
  return [...own, ...cleared];
}

/** kPa, mm or N·m that are traces of a conversion. */
const trace = 1e-5;

/** A write with the values that stay as they are in every decimal, beyond those that a form shows. */
function keptValues(stored: readonly StoredSpec[], write: SpecWrite): SpecWrite {
  const was = specBefore(stored, write);
  const values = specFields.map((field) => {
    const [before, after] = [was?.[field] ?? null, write[field]];
    const isKept = before !== null && after !== null && Math.abs(after - before) < trace;
    return [field, isKept ? before : after];
  });
  return { ...write, ...(Object.fromEntries(values) as SpecValues) };
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

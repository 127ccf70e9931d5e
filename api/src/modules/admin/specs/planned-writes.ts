import { specFields } from '@portal/contract/admin';
import { nearestSpecs } from '@portal/contract/fleet-surveys';
import type { CheckedRole } from './checked-specs.ts';
import { ownSpecs } from './own-specs.ts';
import { noValues, type SpecValues, type StoredSpec } from './stored-specs.ts';

/** The spec of an axle role at a place from a day on. */
export interface SpecWrite extends CheckedRole {
  readonly locationId: number | null;
  readonly validFrom: string;
}

interface PlannedWritesOptions {
  readonly locationId: number | null;
  readonly validFrom: string;
  readonly roles: readonly CheckedRole[];
  /** Yards whose own specs of these axles are cleared, including those of later days. */
  readonly overwritten: readonly number[];
}

/** Plans the writes of a save over the stored specs. */
export function plannedWrites(
  stored: readonly StoredSpec[],
  { locationId, validFrom, roles, overwritten }: PlannedWritesOptions,
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

/** kPa, mm or N·m within which values count as equal after conversion. */
const trace = 1e-5;

/** Restores the stored value, with all its decimals, where the form shows it unchanged. */
function keptValues(stored: readonly StoredSpec[], write: SpecWrite): SpecWrite {
  const was = specBefore(stored, write);
  const values = specFields.map((field) => {
    const [before, after] = [was?.[field] ?? null, write[field]];
    const isKept = before !== null && after !== null && Math.abs(after - before) < trace;
    return [field, isKept ? before : after];
  });
  return { ...write, ...(Object.fromEntries(values) as SpecValues) };
}

type SpecKey = Pick<StoredSpec, 'locationId' | 'role' | 'validFrom'>;

/** Whether a write replaces a stored spec. */
export const replaces = (write: SpecKey, spec: SpecKey): boolean =>
  spec.locationId === write.locationId &&
  spec.role === write.role &&
  spec.validFrom === write.validFrom;

/** The place's own spec in force on the day of a write, before the write. */
export const specBefore = (
  stored: readonly StoredSpec[],
  { role, locationId, validFrom }: SpecKey,
): StoredSpec | undefined =>
  nearestSpecs(stored, { role, locationId, day: validFrom }).find(
    (spec) => spec.locationId === locationId,
  );

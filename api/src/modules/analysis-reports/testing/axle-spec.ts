import type { AxleSpec } from '@portal/contract/fleet-surveys';
import type { Selectable } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

/** Converts a spec to the form in which the contract looks up the one in force. */
export const axleSpecOf = (spec: Selectable<Schema['specs']>): AxleSpec => ({
  id: spec.id,
  role: spec.role,
  locationId: spec.location_id,
  validFrom: spec.valid_from,
  targetPressure: spec.target_pressure_kpa,
  pullDepth: spec.pull_depth_mm,
});

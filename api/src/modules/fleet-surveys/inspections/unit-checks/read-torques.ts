import {
  type AskedTorques,
  axleConfigurations,
  type Fasteners,
  type TorqueSpec,
  torquesOf,
} from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../db/schema/schema.ts';
import type { WheelUnitFields } from '../wheel-rows.ts';

/** The torque specs for the wheels of an axle, by axle number; null if no spec sets any. */
export type AxleTorques = (axleNumber: number) => Readonly<Record<Fasteners, TorqueSpec>> | null;

type TorqueSpecRow = AskedTorques & { readonly accountId: number };

/**
 * Reads the torque specs of several units, in their order, at their yards on the days of their
 * inspections.
 */
export async function readTorquesOfEach(
  db: Kysely<Schema>,
  units: readonly WheelUnitFields[],
): Promise<AxleTorques[]> {
  const accounts = [...new Set(units.map(({ survey }) => survey.account_id))];
  const locations = [...new Set(units.map(({ survey }) => survey.location_id))];
  const { rows } = await sql<TorqueSpecRow>`
    select s.account_id as "accountId", s.role, s.location_id as "locationId", s.valid_from as "validFrom",
      json_build_object('m22', s.m22_torque_nm, 'stud_20mm', s.stud_20mm_torque_nm) as torques
    from specs s
    where s.account_id = any (${accounts}::int[])
      and (s.location_id is null or s.location_id = any (${locations}::int[]))`.execute(db);
  return units.map(({ survey, inspection }) => {
    const specs = rows.filter(({ accountId }) => accountId === survey.account_id);
    const { axles } = axleConfigurations[inspection.configuration];
    return (axleNumber) => {
      const role = axles[axleNumber - 1]?.role ?? 'trailer';
      const at = { role, locationId: survey.location_id, day: inspection.inspected_on };
      return torquesOf(specs, at);
    };
  });
}

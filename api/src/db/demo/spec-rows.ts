import type { AxleRole } from '@portal/contract/fleet-surveys';
import type { Insertable } from 'kysely';
import type { SpecsTable } from '../schema/tires.ts';

export type SpecRow = Insertable<SpecsTable> & { readonly id: number };

/** Age of the first specs in days: older than all readings. */
export const oldest = 1200;

/** Axle roles with their usual pressure in psi, and pull depth in 32nds. */
export const roles: readonly (readonly [AxleRole, number, number])[] = [
  ['steer', 110, 6],
  ['drive', 100, 6],
  ['trailer', 100, 4],
  ['dolly', 100, 4],
];

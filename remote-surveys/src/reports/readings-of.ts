import type { Severity } from '@portal/contract/fleet-surveys';
import type { CrossingCheck } from '@portal/contract/inspection-surveys';
import { crossingPath } from '../paths.ts';

/** The readings of a crossing behind one of its counts. */
export const readingsOf = (id: number, severity: Severity, check?: CrossingCheck): string =>
  `${crossingPath(id)}?${new URLSearchParams({ severity, ...(check && { check }) })}`;

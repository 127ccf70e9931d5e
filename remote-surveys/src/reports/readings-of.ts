import type { Severity } from '@portal/contract/fleet-surveys';
import type { CrossingCheck } from '@portal/contract/inspection-surveys';
import { crossingPath } from '../paths.ts';

/** Address of the readings behind one of a crossing's counts. */
export const readingsOf = (id: number, severity: Severity, check?: CrossingCheck): string =>
  `${crossingPath(id)}?${new URLSearchParams({ severity, ...(check && { check }) })}`;

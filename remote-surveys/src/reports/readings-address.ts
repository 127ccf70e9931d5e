import type { Severity } from '@portal/contract/fleet-surveys';
import type { CrossingCheck } from '@portal/contract/inspection-surveys';
import { crossingPath } from '../../paths.ts';

const readings = { key: 'show', value: 'readings' } as const;

/** Whether an address shows the readings that failed in place of the crossings. */
export const isOfReadings = (params: URLSearchParams): boolean =>
  params.get(readings.key) === readings.value;

/** The address of the readings of a severity, of the same selection. */
export function readingsAt(params: URLSearchParams, severity: Severity): string {
  const next = withoutView(params);
  next.set(readings.key, readings.value);
  next.set('severity', severity);
  return `?${next}`;
}

/** The address of the crossings of the same selection. */
export function crossingsAt(params: URLSearchParams): string {
  const next = withoutView(params);
  next.delete(readings.key);
  for (const name of ['severity', 'check']) next.delete(name);
  return `?${next}`;
}

/** The readings of a crossing behind one of its counts. */
export const readingsOf = (id: number, severity: Severity, check?: CrossingCheck): string =>
  `${crossingPath(id)}?${new URLSearchParams({ severity, ...(check && { check }) })}`;

/** Pages and orders are of one list alone. */
function withoutView(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['page', 'sort']) next.delete(name);
  return next;
}

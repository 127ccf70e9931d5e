import type { Severity } from '@portal/contract/fleet-surveys';

const readings = { key: 'show', value: 'readings' } as const;
const mended = { key: 'show', value: 'mended' } as const;

/** Whether a report's address shows the readings behind its counts instead of its rows. */
export const showsReadings = (params: URLSearchParams): boolean =>
  params.get(readings.key) === readings.value;

/** Whether a survey's address shows mended findings instead of its tires. */
export const showsMended = (params: URLSearchParams): boolean =>
  params.get(mended.key) === mended.value;

/** The address of mended findings, on the page of a survey. */
export const mendedAddress = `?${mended.key}=${mended.value}`;

/** Filters and order of readings; all in default order, unless given. */
interface ReadingsFilter {
  readonly severity?: Severity;
  /** Id of a survey. */
  readonly survey?: number;
  readonly sort?: string;
}

/** Keeps the readings of a unit together. */
export const byUnit: ReadingsFilter = { sort: 'unit_number' };

/** The address of the readings for the same selection. */
export function readingsAt(params: URLSearchParams, narrowed: ReadingsFilter = {}): string {
  const next = reportParams(params);
  next.set(readings.key, readings.value);
  for (const [name, value] of Object.entries(narrowed)) next.set(name, String(value));
  return `?${next}`;
}

/** The survey that an address filters readings by; undefined for none. */
export function surveyIn(params: URLSearchParams): number | undefined {
  const text = params.get('survey') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The address of the report for the same selection. */
export const rowsAt = (params: URLSearchParams): string => `?${reportParams(params)}`;

/**
 * The parameters of the report for the same selection: without page, order and filters of the
 * readings.
 */
export function reportParams(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['page', 'sort', readings.key, 'severity', 'check', 'survey'])
    next.delete(name);
  return next;
}

import type { Severity } from '@portal/contract/fleet-surveys';

const readings = { key: 'show', value: 'readings' } as const;
const mended = { key: 'show', value: 'mended' } as const;

/** Whether the address of a report shows the readings behind its counts in place of its rows. */
export const isOfReadings = (params: URLSearchParams): boolean =>
  params.get(readings.key) === readings.value;

/** Whether the address of a survey shows what is mended in place of its tires. */
export const isOfMended = (params: URLSearchParams): boolean =>
  params.get(mended.key) === mended.value;

/** The address of what is mended, on the page of a survey. */
export const mendedAddress = `?${mended.key}=${mended.value}`;

/** Which readings, and in which order; all as they come, unless given. */
interface Narrowed {
  readonly severity?: Severity;
  /** Id of a survey. */
  readonly survey?: number;
  readonly sort?: string;
}

/** What each unit has stands together. */
export const byUnit: Narrowed = { sort: 'unit_number' };

/** The address of the readings of the same selection. */
export function readingsAt(params: URLSearchParams, narrowed: Narrowed = {}): string {
  const next = reportParams(params);
  next.set(readings.key, readings.value);
  for (const [name, value] of Object.entries(narrowed)) next.set(name, String(value));
  return `?${next}`;
}

/** The survey that an address narrows readings to; undefined for none. */
export function surveyIn(params: URLSearchParams): number | undefined {
  const text = params.get('survey') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The address of the report of the same selection. */
export const rowsAt = (params: URLSearchParams): string => `?${reportParams(params)}`;

/** The report of the same selection. Pages and orders are of one list alone, and what narrows readings narrows no report. */
export function reportParams(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['page', 'sort', readings.key, 'severity', 'check', 'survey'])
    next.delete(name);
  return next;
}

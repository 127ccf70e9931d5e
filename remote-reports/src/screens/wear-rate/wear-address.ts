import type { Purchase, WearOutcome, WearRate } from '@portal/contract/analysis-reports';

const shown = 'show';
const parts = ['tires', 'forecast', 'forecast-tires'] as const;

/** Parameters common to all lists: filters, and the grouping of the rates and the purchase plan. */
const narrowed = [
  'accounts',
  'search',
  'brand',
  'line',
  'size',
  'load',
  'retread',
  'position',
  'configuration',
  'vocation',
  'by',
];
/** Parameters common to the rates and their tires, with the dates of the readings. */
const kept = [...narrowed, 'from', 'to'];

function pickParameters(params: URLSearchParams, names: readonly string[] = kept): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of names) {
    const value = params.get(name);
    if (value !== null) next.set(name, value);
  }
  return next;
}

/** Reads the part of the report that the address shows; null for the rates. */
export const partIn = (params: URLSearchParams): (typeof parts)[number] | null =>
  parts.find((part) => part === params.get(shown)) ?? null;

/** Returns the address of the wear forecast of the same selection. */
export function forecastAt(params: URLSearchParams): string {
  const next = pickParameters(params, narrowed);
  next.set(shown, 'forecast');
  return `?${next}`;
}

/**
 * Returns the address of the tires of the forecast of the same selection.
 *
 * @param filters further address parameters; `from` and `to` are due dates
 */
export function forecastTiresAt(
  params: URLSearchParams,
  filters: Readonly<Record<string, string>> = {},
): string {
  const next = pickParameters(params, narrowed);
  next.set(shown, 'forecast-tires');
  for (const [name, value] of Object.entries(filters)) next.set(name, value);
  return `?${next}`;
}

/** Returns the filters for the tires due in a period of the purchase plan. */
export const periodFilters = ({
  due_from,
  due_to,
}: Pick<Purchase, 'due_from' | 'due_to'>): Readonly<Record<string, string>> => ({
  ...(due_from !== null && { from: due_from }),
  to: due_to,
});

/** Returns the address of the rates of the same selection. */
export const ratesAt = (params: URLSearchParams): string => `?${pickParameters(params)}`;

type Group = Pick<WearRate, 'brand' | 'product_line' | 'tire_size' | 'retread' | 'wheel_position'>;

/** Returns the address of tires of the same selection, optionally those of one group. */
export function tiresAt(params: URLSearchParams, outcome: WearOutcome, group?: Group): string {
  const next = pickParameters(params);
  next.set(shown, 'tires');
  next.set('outcome', outcome);
  if (!group) return `?${next}`;
  const { brand, product_line: line, tire_size: size, retread, wheel_position: position } = group;
  for (const [name, value] of Object.entries({ brand, line, size, retread, position }))
    if (value !== null) next.set(name, value);
  return `?${next}`;
}

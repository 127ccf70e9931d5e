import type { Purchase, WearOutcome, WearRate } from '@portal/contract/analysis-reports';

const shown = {
  key: 'show',
  tires: 'tires',
  forecast: 'forecast',
  forecastTires: 'forecast-tires',
} as const;

/** What all lists are narrowed by, and how the rates and the purchase plan are grouped. */
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
/** What the rates and their tires are narrowed by: days of readings. */
const kept = [...narrowed, 'from', 'to'];

function keptOf(params: URLSearchParams, names: readonly string[] = kept): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of names) {
    const value = params.get(name);
    if (value !== null) next.set(name, value);
  }
  return next;
}

/** Whether the address shows tires, not their rates. */
export const isOfTires = (params: URLSearchParams): boolean =>
  params.get(shown.key) === shown.tires;

/** Whether the address shows the wear forecast. */
export const isOfForecast = (params: URLSearchParams): boolean =>
  params.get(shown.key) === shown.forecast;

/** Whether the address shows the tires of the forecast. */
export const isOfForecastTires = (params: URLSearchParams): boolean =>
  params.get(shown.key) === shown.forecastTires;

/** The address of the wear forecast of the same selection. */
export function forecastAt(params: URLSearchParams): string {
  const next = keptOf(params, narrowed);
  next.set(shown.key, shown.forecast);
  return `?${next}`;
}

/**
 * The address of the tires of the forecast of the same selection.
 *
 * @param filters what else these have in common, by names of the address; `from` and `to` are days on which they are due
 */
export function forecastTiresAt(
  params: URLSearchParams,
  filters: Readonly<Record<string, string>> = {},
): string {
  const next = keptOf(params, narrowed);
  next.set(shown.key, shown.forecastTires);
  for (const [name, value] of Object.entries(filters)) next.set(name, value);
  return `?${next}`;
}

/** The filters that leave the tires due in a period of the purchase plan. */
export const ofPeriod = ({
  due_from,
  due_to,
}: Pick<Purchase, 'due_from' | 'due_to'>): Readonly<Record<string, string>> => ({
  ...(due_from !== null && { from: due_from }),
  to: due_to,
});

/** The address of the rates of the same selection. */
export const ratesAt = (params: URLSearchParams): string => `?${keptOf(params)}`;

type Group = Pick<WearRate, 'brand' | 'product_line' | 'tire_size' | 'retread' | 'wheel_position'>;

/** The address of tires of the same selection, of one group where it is named. */
export function tiresAt(params: URLSearchParams, outcome: WearOutcome, group?: Group): string {
  const next = keptOf(params);
  next.set(shown.key, shown.tires);
  next.set('outcome', outcome);
  if (!group) return `?${next}`;
  const { brand, product_line: line, tire_size: size, retread, wheel_position: position } = group;
  for (const [name, value] of Object.entries({ brand, line, size, retread, position }))
    if (value !== null) next.set(name, value);
  return `?${next}`;
}

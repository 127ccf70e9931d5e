import type { Purchase, WearOutcome, WearRate } from '@portal/contract/analysis-reports';

const shown = 'show';
const parts = ['tires', 'forecast', 'forecast-tires'] as const;

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

/** What the address shows of the report; null for the rates. */
export const partIn = (params: URLSearchParams): (typeof parts)[number] | null =>
  parts.find((part) => part === params.get(shown)) ?? null;

/** The address of the wear forecast of the same selection. */
export function forecastAt(params: URLSearchParams): string {
  const next = keptOf(params, narrowed);
  next.set(shown, 'forecast');
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
  next.set(shown, 'forecast-tires');
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
  next.set(shown, 'tires');
  next.set('outcome', outcome);
  if (!group) return `?${next}`;
  const { brand, product_line: line, tire_size: size, retread, wheel_position: position } = group;
  for (const [name, value] of Object.entries({ brand, line, size, retread, position }))
    if (value !== null) next.set(name, value);
  return `?${next}`;
}

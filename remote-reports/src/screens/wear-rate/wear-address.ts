import type { WearOutcome, WearRate } from '@portal/contract/analysis-reports';

const shown = { key: 'show', tires: 'tires' } as const;

/** What both lists are narrowed by, and how the rates are grouped. */
const kept = [
  'accounts',
  'from',
  'to',
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

function keptOf(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of kept) {
    const value = params.get(name);
    if (value !== null) next.set(name, value);
  }
  return next;
}

/** Whether the address shows tires, not their rates. */
export const isOfTires = (params: URLSearchParams): boolean =>
  params.get(shown.key) === shown.tires;

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

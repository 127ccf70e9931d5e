import {
  longestNamed,
  mostCompared,
  mostNamed,
  type ProductGrouping,
  type ProductMeasureField,
  type ProductScope,
  type ProductTireKind,
  productGroupings,
  productMeasures,
  productPositions,
} from '@portal/contract/analysis-reports';
import { isIsoDate } from '@portal/platform/format';

const shown = { key: 'show', tires: 'tires' } as const;

/** The filters that name values, by their names in the address, which has a parameter for each value. */
export const namedFilters = ['types', 'brands', 'lines', 'sizes', 'positions'] as const;
export type NamedFilter = (typeof namedFilters)[number];

const scope = ['accounts', 'from', 'to', ...namedFilters] as const;
/** How the report is looked at. */
const view = ['by', 'measure', 'sort', 'compare'] as const;
/** Of which group tires are shown. */
const ofGroup = 'group';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** What a filter is set to; nothing for all. */
export const valuesIn = (params: URLSearchParams, filter: NamedFilter): string[] =>
  [...new Set(params.getAll(filter))]
    .filter((value) => value !== '' && value.length <= longestNamed)
    .slice(0, mostNamed);

const knownIn = <Value extends string>(
  params: URLSearchParams,
  filter: NamedFilter,
  values: readonly Value[],
): Value[] => valuesIn(params, filter).flatMap((text) => oneOf(values, text) ?? []);

const tireTypes = ['new', 'retread'] as const;

/** ISO days; empty where the address names none. */
export function rangeIn(params: URLSearchParams): { readonly from: string; readonly to: string } {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isIsoDate(text) ? text : '';
  };
  return { from: day('from'), to: day('to') };
}

/** What the address narrows the report to, besides accounts and days. */
export function productsIn(
  params: URLSearchParams,
): Omit<ProductScope, 'account_ids' | 'date_from' | 'date_to'> {
  const types = knownIn(params, 'types', tireTypes);
  const positions = knownIn(params, 'positions', productPositions);
  const [brands, lines, sizes] = (['brands', 'lines', 'sizes'] as const).map((filter) =>
    valuesIn(params, filter),
  );
  return {
    ...(types.length > 0 && { tire_types: types }),
    ...(brands?.length && { brands }),
    ...(lines?.length && { product_lines: lines }),
    ...(sizes?.length && { tire_sizes: sizes }),
    ...(positions.length > 0 && { wheel_positions: positions }),
  };
}

export function scopeIn(params: URLSearchParams, accounts: readonly number[]): ProductScope {
  const { from, to } = rangeIn(params);
  return {
    account_ids: [...accounts],
    ...productsIn(params),
    ...(from && { date_from: from }),
    ...(to && { date_to: to }),
  };
}

/** The same address with other values of a parameter, of the first page of tires. */
export function withValues(
  params: URLSearchParams,
  name: string,
  values: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  next.delete(name);
  for (const value of values) if (value !== '') next.append(name, value);
  return next;
}

export const groupingIn = (params: URLSearchParams): ProductGrouping =>
  oneOf(productGroupings, params.get('by')) ?? 'brand';

/** Groups of another grouping are others: none of them is compared or sorted by. */
export function withGrouping(params: URLSearchParams, grouping: ProductGrouping): URLSearchParams {
  const next = withValues(params, 'by', grouping === 'brand' ? [] : [grouping]);
  next.delete('compare');
  return next;
}

/** The figure that is drawn. */
export const measureIn = (params: URLSearchParams): ProductMeasureField =>
  oneOf(
    productMeasures.map(({ field }) => field),
    params.get('measure'),
  ) ?? 'mean_tread';

/** Keys of the groups that are laid side by side. */
export const comparedIn = (params: URLSearchParams): string[] =>
  [...new Set(params.getAll('compare'))]
    .filter((key) => key.length <= longestNamed)
    .slice(0, mostCompared);

/** Whether the address shows tires, not what they come to. */
export const isOfTires = (params: URLSearchParams): boolean =>
  params.get(shown.key) === shown.tires;

/** The group whose tires the address shows; null for all. */
export function groupIn(
  params: URLSearchParams,
): { readonly grouping: ProductGrouping; readonly key: string } | null {
  const key = params.get(ofGroup);
  return key === null || key.length > longestNamed ? null : { grouping: groupingIn(params), key };
}

/** The same address for the tires of every group. */
export const withoutGroup = (params: URLSearchParams): URLSearchParams =>
  withValues(params, ofGroup, []);

function keptOf(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of [...scope, ...view])
    for (const value of params.getAll(name)) next.append(name, value);
  return next;
}

/** The address of the report of the same selection, looked at as before. */
export const reportAt = (params: URLSearchParams): string => `?${keptOf(params)}`;

interface Tires {
  /** Of the grouping in view; all tires without one. */
  readonly key?: string | undefined;
  readonly about?: ProductTireKind | undefined;
}

/** The address of the tires behind a figure. */
export function tiresAt(params: URLSearchParams, { key, about }: Tires): string {
  const next = keptOf(params);
  next.set(shown.key, shown.tires);
  if (key !== undefined) next.set(ofGroup, key);
  if (about !== undefined) next.set('about', about);
  return `?${next}`;
}

/** Leads to the tires behind a figure; null where nothing leads there. */
export type TiresAt = ((tires: Tires) => string) | null;

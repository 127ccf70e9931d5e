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

/** Filters by named values. Each is an address parameter, repeated for each value. */
export const namedFilters = ['types', 'brands', 'lines', 'sizes', 'positions'] as const;
export type NamedFilter = (typeof namedFilters)[number];

const scope = ['accounts', 'from', 'to', ...namedFilters] as const;
/** Parameters of the view of the report. */
const view = ['by', 'measure', 'sort', 'compare'] as const;
/** Parameter for the key of the group whose tires are shown. */
const ofGroup = 'group';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Reads the values of a filter; empty for all. */
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

/** Reads the ISO dates of the address; empty if it has none. */
export function rangeIn(params: URLSearchParams): { readonly from: string; readonly to: string } {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isIsoDate(text) ? text : '';
  };
  return { from: day('from'), to: day('to') };
}

/** Reads the filters of the address, besides accounts and dates. */
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

/** Returns the address with other values of a parameter, on the first page of tires. */
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

/**
 * Returns the address with another grouping. Drops the compared groups, which belong to the old
 * one.
 */
export function withGrouping(params: URLSearchParams, grouping: ProductGrouping): URLSearchParams {
  const next = withValues(params, 'by', grouping === 'brand' ? [] : [grouping]);
  next.delete('compare');
  return next;
}

/** Reads the figure to draw. */
export const measureIn = (params: URLSearchParams): ProductMeasureField =>
  oneOf(
    productMeasures.map(({ field }) => field),
    params.get('measure'),
  ) ?? 'mean_tread';

/** Reads the keys of the groups to compare. */
export const comparedIn = (params: URLSearchParams): string[] =>
  [...new Set(params.getAll('compare'))]
    .filter((key) => key.length <= longestNamed)
    .slice(0, mostCompared);

/** Whether the address shows tires instead of figures. */
export const showsTires = (params: URLSearchParams): boolean =>
  params.get(shown.key) === shown.tires;

/** Reads the group whose tires the address shows; null for all. */
export function groupIn(
  params: URLSearchParams,
): { readonly grouping: ProductGrouping; readonly key: string } | null {
  const key = params.get(ofGroup);
  return key === null || key.length > longestNamed ? null : { grouping: groupingIn(params), key };
}

/** Returns the address for the tires of all groups. */
export const withoutGroup = (params: URLSearchParams): URLSearchParams =>
  withValues(params, ofGroup, []);

function pickParameters(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of [...scope, ...view])
    for (const value of params.getAll(name)) next.append(name, value);
  return next;
}

/** Returns the address of the report with the same selection and view. */
export const reportAt = (params: URLSearchParams): string => `?${pickParameters(params)}`;

interface Tires {
  /** Key of a group of the current grouping; omitted for all tires. */
  readonly key?: string | undefined;
  readonly about?: ProductTireKind | undefined;
}

/** Returns the address of the tires behind a figure. */
export function tiresAt(params: URLSearchParams, { key, about }: Tires): string {
  const next = pickParameters(params);
  next.set(shown.key, shown.tires);
  if (key !== undefined) next.set(ofGroup, key);
  if (about !== undefined) next.set('about', about);
  return `?${next}`;
}

/** Returns the address of the tires behind a figure; null for no links. */
export type TiresAddress = ((tires: Tires) => string) | null;

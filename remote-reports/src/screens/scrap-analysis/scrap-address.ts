import { type ScrapGrouping, scrapGroupings } from '@portal/contract/analysis-reports';

const shown = {
  key: 'show',
  surveys: 'surveys',
  costs: 'costs',
  pull: 'pull',
  below: 'below',
} as const;
const groupedBy = 'by';
/** What every figure of the report is narrowed by, apart from the search. */
const scope = ['accounts', 'surveys', 'from', 'to', 'nonsig', 'country', 'state', groupedBy];

/** The filter of the list of removals that each grouping leads to. */
const filterOf: Readonly<Record<ScrapGrouping, string>> = {
  reason: 'reason',
  condition: 'condition',
  brand: 'brand',
  position: 'axle',
  caps: 'caps',
  age: 'age',
  band: 'band',
  left_out: 'counting',
};

/** Whether the address shows the surveys from which some are chosen. */
export const isOfSurveys = (params: URLSearchParams): boolean =>
  params.get(shown.key) === shown.surveys;

/** Whether the address shows what tread costs by brand and position. */
export const isOfCosts = (params: URLSearchParams): boolean =>
  params.get(shown.key) === shown.costs;

/** Whether the address shows the advice on pull depths. */
export const isOfPull = (params: URLSearchParams): boolean => params.get(shown.key) === shown.pull;

/** Whether the address shows the tires that were found below the law. */
export const isOfBelowLaw = (params: URLSearchParams): boolean =>
  params.get(shown.key) === shown.below;

/** What the address groups by. */
export const groupingIn = (params: URLSearchParams): ScrapGrouping =>
  scrapGroupings.find((each) => each === params.get(groupedBy)) ?? 'reason';

export function withGrouping(params: URLSearchParams, grouping: ScrapGrouping): URLSearchParams {
  const next = new URLSearchParams(params);
  if (grouping === 'reason') next.delete(groupedBy);
  else next.set(groupedBy, grouping);
  return next;
}

/** The same address with other chosen surveys, on the page of them that it shows. */
export function withSurveys(params: URLSearchParams, ids: readonly number[]): URLSearchParams {
  const next = new URLSearchParams(params);
  if (ids.length > 0) next.set('surveys', ids.join('.'));
  else next.delete('surveys');
  return next;
}

function keptOf(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of names) {
    const value = params.get(name);
    if (value !== null) next.set(name, value);
  }
  return next;
}

/** The address of the report of the same selection. */
export const reportAt = (params: URLSearchParams): string => `?${keptOf(params, scope)}`;

/** The address of the surveys from which some can be chosen. */
export function surveysAt(params: URLSearchParams): string {
  const next = keptOf(params, scope);
  next.set(shown.key, shown.surveys);
  return `?${next}`;
}

/** The address of what tread costs by brand and position, of the same selection. */
export function costsAt(params: URLSearchParams): string {
  const next = keptOf(params, [...scope, 'search']);
  next.set(shown.key, shown.costs);
  return `?${next}`;
}

/** What the advice on pull depths is narrowed by. */
const advised = ['accounts', 'from', 'to', 'axle'];

/** The address of the advice on pull depths, of the same accounts and days. */
export function pullAt(params: URLSearchParams): string {
  const next = keptOf(params, advised);
  next.set(shown.key, shown.pull);
  return `?${next}`;
}

/**
 * The address of the tires that were found below the law.
 *
 * @param axle its role; empty for every one
 * @param pull in 32nds: those alone that pulling at this depth would not have kept from it
 */
export function belowAt(params: URLSearchParams, axle: string, pull?: number): string {
  const next = keptOf(params, advised);
  next.set(shown.key, shown.below);
  if (axle === '') next.delete('axle');
  else next.set('axle', axle);
  if (pull !== undefined) next.set('pull', String(pull));
  return `?${next}`;
}

/** The address of the removals behind a figure: those of the selection that have all of these. */
export function removalsAt(
  params: URLSearchParams,
  filters: Readonly<Record<string, string>> = {},
): string {
  const next = keptOf(params, [...scope, 'search']);
  for (const [name, value] of Object.entries(filters)) next.set(name, value);
  return `?${next}`;
}

/** The filter that leaves a group, as {@link removalsAt} takes it. */
export const ofGroup = (
  grouping: ScrapGrouping,
  key: string,
): Readonly<Record<string, string>> => ({
  [filterOf[grouping]]: key,
});

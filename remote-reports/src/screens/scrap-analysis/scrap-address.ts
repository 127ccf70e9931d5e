import { type ScrapGrouping, scrapGroupings } from '@portal/contract/analysis-reports';

const shown = {
  key: 'show',
  surveys: 'surveys',
  costs: 'costs',
  pull: 'pull',
  below: 'below',
} as const;
const groupedBy = 'by';
/** Parameters that apply to all figures of the report, except the search. */
const scope = ['accounts', 'surveys', 'from', 'to', 'nonsig', 'country', 'state', groupedBy];

/** The list filter that selects the removals of a group, by grouping. */
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

/** Whether the address shows the surveys to choose from. */
export const showsSurveys = (params: URLSearchParams): boolean =>
  params.get(shown.key) === shown.surveys;

/** Whether the address shows the cost of tread by brand and position. */
export const showsCosts = (params: URLSearchParams): boolean =>
  params.get(shown.key) === shown.costs;

/** Whether the address shows the advice on pull depths. */
export const showsPullAdvice = (params: URLSearchParams): boolean =>
  params.get(shown.key) === shown.pull;

/** Whether the address shows the tires found below the legal tread depth. */
export const showsBelowLaw = (params: URLSearchParams): boolean =>
  params.get(shown.key) === shown.below;

/** Reads the grouping from the address. */
export const groupingIn = (params: URLSearchParams): ScrapGrouping =>
  scrapGroupings.find((each) => each === params.get(groupedBy)) ?? 'reason';

export function withGrouping(params: URLSearchParams, grouping: ScrapGrouping): URLSearchParams {
  const next = new URLSearchParams(params);
  if (grouping === 'reason') next.delete(groupedBy);
  else next.set(groupedBy, grouping);
  return next;
}

/** Returns the address with other chosen surveys; its page of surveys stays. */
export function withSurveys(params: URLSearchParams, ids: readonly number[]): URLSearchParams {
  const next = new URLSearchParams(params);
  if (ids.length > 0) next.set('surveys', ids.join('.'));
  else next.delete('surveys');
  return next;
}

function pickParameters(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of names) {
    const value = params.get(name);
    if (value !== null) next.set(name, value);
  }
  return next;
}

/** Returns the address of the report with the same selection. */
export const reportAt = (params: URLSearchParams): string => `?${pickParameters(params, scope)}`;

/** Returns the address of the surveys to choose from. */
export function surveysAt(params: URLSearchParams): string {
  const next = pickParameters(params, scope);
  next.set(shown.key, shown.surveys);
  return `?${next}`;
}

/** Returns the address of the tread costs by brand and position, with the same selection. */
export function costsAt(params: URLSearchParams): string {
  const next = pickParameters(params, [...scope, 'search']);
  next.set(shown.key, shown.costs);
  return `?${next}`;
}

/** Parameters that apply to the advice on pull depths. */
const advised = ['accounts', 'from', 'to', 'axle'];

/** Returns the address of the advice on pull depths, with the same accounts and dates. */
export function pullAt(params: URLSearchParams): string {
  const next = pickParameters(params, advised);
  next.set(shown.key, shown.pull);
  return `?${next}`;
}

/**
 * Returns the address of the tires found below the legal tread depth.
 *
 * @param axle role of the axle; empty for all
 * @param pull pull depth in 32nds: only tires that pulling at this depth would not have kept above
 * the legal depth
 */
export function belowLawAt(params: URLSearchParams, axle: string, pull?: number): string {
  const next = pickParameters(params, advised);
  next.set(shown.key, shown.below);
  if (axle === '') next.delete('axle');
  else next.set('axle', axle);
  if (pull !== undefined) next.set('pull', String(pull));
  return `?${next}`;
}

/**
 * Returns the address of the removals behind a figure: those of the selection that match all
 * filters.
 */
export function removalsAt(
  params: URLSearchParams,
  filters: Readonly<Record<string, string>> = {},
): string {
  const next = pickParameters(params, [...scope, 'search']);
  for (const [name, value] of Object.entries(filters)) next.set(name, value);
  return `?${next}`;
}

/** Returns the filter that selects a group, for {@link removalsAt}. */
export const groupFilter = (
  grouping: ScrapGrouping,
  key: string,
): Readonly<Record<string, string>> => ({
  [filterOf[grouping]]: key,
});

import {
  type Comparison,
  hasNational,
  periods,
  type ReportDefinition,
  type RowSort,
  rowsByKinds,
} from '@portal/contract/reports';
import type { AreaFilters } from './area-filters.ts';
import { firstPeriod, type RangeDays } from './first-period.ts';
import { readList, writeList } from './list-text.ts';
import { reportKeys } from './report-keys.ts';
import {
  displayModes,
  longestComment,
  type ReportFilters,
  type ReportView,
  type ViewChange,
} from './report-view.ts';
import { sortFields } from './sort-fields.ts';

/** New values of some keys of an address; null removes the key. */
export type AddressPatch = Readonly<Record<string, string | null>>;

/**
 * Returns the prefix of a report's keys in an address: the first letter of its tab and its number
 * there.
 */
export const prefixOf = ({ tab, order }: Pick<ReportDefinition, 'tab' | 'order'>): string =>
  `${tab.charAt(0)}${order}`;

/** Returns the letters that the keys of an area's report may have after the report's prefix. */
export const viewKeys = (filters: AreaFilters): readonly string[] => [
  ...Object.values(reportKeys),
  ...Object.values(filters).map(({ key }) => key),
];

/** Returns the part of an address that concerns a report. */
export function partOf(params: URLSearchParams, definition: ReportDefinition): string {
  const own = new RegExp(`^${prefixOf(definition)}[a-z]`);
  return new URLSearchParams([...params].filter(([key]) => own.test(key))).toString();
}

/**
 * Returns the view of a report in an address; keys that are invalid or do not apply to the report
 * are ignored.
 *
 * @param dates of the figures: a range of a few weeks has rows by week by default
 */
export function readReportView(
  params: URLSearchParams,
  definition: ReportDefinition,
  filters: AreaFilters,
  dates: RangeDays | null,
): ReportView {
  const { chart, shape, inner } = definition;
  const textOf = (key: string) => params.get(`${prefixOf(definition)}${key}`);
  const compared: Comparison[] = [
    ...(textOf(reportKeys.previous) === '1' ? (['previous'] as const) : []),
    ...(textOf(reportKeys.national) === '1' && hasNational(definition)
      ? (['national'] as const)
      : []),
  ];
  const rowsBy = oneOf(rowsByKinds, textOf(reportKeys.rowsBy));
  const isPeriods = shape === 'periods';
  const opened = readList(textOf(reportKeys.opened)).filter(
    (key) => inner !== undefined || (isPeriods && /^\d{4}-\d\d$/.test(key)),
  );
  const selected = textOf(reportKeys.selected) ?? '';
  return {
    mode: oneOf(displayModes, textOf(reportKeys.mode)) ?? 'both',
    period: isPeriods ? (oneOf(periods, textOf(reportKeys.period)) ?? firstPeriod(dates)) : 'month',
    sort: readSort(sortFields(definition, { rowsBy, compared }), textOf(reportKeys.sort)),
    compared,
    filters: readFilters(definition, filters, textOf),
    rowsBy,
    opened: new Set(opened),
    selected: chart.kind === 'pie' && /^\d{4}-\d\d(-\d\d)?$/.test(selected) ? selected : null,
    comment: (textOf(reportKeys.comment) ?? '').slice(0, longestComment),
  };
}

/**
 * Returns the address keys that change a report's view. Defaults are not written, except the
 * period, whose default depends on the dates.
 */
export function writeReportView(
  definition: ReportDefinition,
  change: ViewChange,
  areaFilters: AreaFilters,
): AddressPatch {
  const { mode, period, sort, compared = {}, filters = {}, opened, selected, comment } = change;
  const flag = (isOn: boolean | undefined) => (isOn ? '1' : isOn === false ? null : undefined);
  const texts: [string, string | null | undefined][] = [
    [reportKeys.mode, mode === 'both' ? null : mode],
    [reportKeys.period, definition.shape === 'periods' ? period : undefined],
    [reportKeys.sort, sort && writeSort(sort)],
    [reportKeys.previous, flag(compared.previous)],
    [reportKeys.national, flag(compared.national)],
    [reportKeys.rowsBy, change.rowsBy],
    [reportKeys.opened, opened && writeList(opened)],
    [reportKeys.selected, selected],
    [reportKeys.comment, comment === '' ? null : comment],
    ...definition.filters.map((filter): [string, string | null | undefined] => [
      keyOf(areaFilters, filter),
      filters[filter] && writeList(filters[filter]),
    ]),
  ];
  return Object.fromEntries(
    texts.flatMap(([key, text]) =>
      text === undefined ? [] : [[`${prefixOf(definition)}${key}`, text]],
    ),
  );
}

function keyOf(filters: AreaFilters, name: string): string {
  const filter = filters[name];
  if (!filter) throw new Error(`The area has no filter ${name}`);
  return filter.key;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

function readFilters(
  { filters }: ReportDefinition,
  areaFilters: AreaFilters,
  textOf: (key: string) => string | null,
): ReportFilters {
  const chosen = filters.map((filter): [string, string[]] => {
    const values = areaFilters[filter]?.values;
    const names = readList(textOf(keyOf(areaFilters, filter)));
    return [filter, values ? names.filter((name) => values.includes(name)) : names];
  });
  return Object.fromEntries(chosen.filter(([, names]) => names.length > 0));
}

function readSort(fields: readonly string[], text: string | null): RowSort | null {
  const field = text?.replace(/^-/, '') ?? '';
  return fields.includes(field)
    ? { field, direction: text?.startsWith('-') ? 'desc' : 'asc' }
    : null;
}

const writeSort = ({ field, direction }: RowSort) => (direction === 'desc' ? `-${field}` : field);

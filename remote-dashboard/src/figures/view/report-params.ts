import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import {
  type Comparison,
  comparedFields,
  comparedInRows,
  hasNational,
  periods,
  rowsByKinds,
  withRowsBy,
} from '@portal/contract/reports';
import type { Sort } from '@portal/platform/ui';
import { filterKeys, reportKeys, type UrlPatch } from '../../selection/url-keys.ts';
import { fixedValues } from './fixed-values.ts';
import { readList, writeList } from './list-text.ts';
import {
  displayModes,
  longestComment,
  type ReportFilters,
  type ReportView,
  type ViewChange,
} from './report-view.ts';

/** What stands before a report's own keys in an address: the letter of its tab and its place there. */
export const prefixOf = ({ tab, order }: DashboardReport): string => `${tab.charAt(0)}${order}`;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

function readFilters(
  { filters }: DashboardReport,
  textOf: (key: string) => string | null,
): ReportFilters {
  const chosen = filters.map((filter) => {
    const values = fixedValues[filter];
    const names = readList(textOf(filterKeys[filter]));
    return [filter, values ? names.filter((name) => values.includes(name)) : names];
  });
  // Values of fixed lists were held against them.
  return Object.fromEntries(chosen.filter(([, names]) => names?.length)) as ReportFilters;
}

/** The fields that a table can be sorted by, in the order of its columns. */
export function sortFields(definition: DashboardReport, compared: readonly Comparison[]): string[] {
  const { lead, facts = [], columns, shape } = definition;
  if (shape === 'summary') return [];
  const figures = columns.flatMap((column) => comparedFields(column, compared));
  return [lead, ...facts, ...figures].map(({ field }) => field);
}

function readSort(fields: readonly string[], text: string | null): Sort | null {
  const field = text?.replace(/^-/, '') ?? '';
  return fields.includes(field)
    ? { field, direction: text?.startsWith('-') ? 'desc' : 'asc' }
    : null;
}

const writeSort = ({ field, direction }: Sort) => (direction === 'desc' ? `-${field}` : field);

/** The part of an address that is about a report. */
export function partOf(params: URLSearchParams, definition: DashboardReport): string {
  const own = new RegExp(`^${prefixOf(definition)}[a-z]`);
  return new URLSearchParams([...params].filter(([key]) => own.test(key))).toString();
}

/** How an address looks at a report; what cannot be read, or says nothing of it, is ignored. */
export function readReportView(params: URLSearchParams, definition: DashboardReport): ReportView {
  const { chart, shape, inner } = definition;
  const textOf = (key: string) => params.get(`${prefixOf(definition)}${key}`);
  const compared: Comparison[] = [
    ...(textOf(reportKeys.previous) === '1' ? (['previous'] as const) : []),
    ...(textOf(reportKeys.national) === '1' && hasNational(definition)
      ? (['national'] as const)
      : []),
  ];
  const rowsBy = oneOf(rowsByKinds, textOf(reportKeys.rowsBy));
  const fields = sortFields(withRowsBy(definition, rowsBy), comparedInRows(compared, rowsBy));
  const isPeriods = shape === 'periods';
  const opened = readList(textOf(reportKeys.opened)).filter(
    (key) => inner !== undefined || (isPeriods && /^\d{4}-\d\d$/.test(key)),
  );
  const selected = textOf(reportKeys.selected) ?? '';
  return {
    mode: oneOf(displayModes, textOf(reportKeys.mode)) ?? 'both',
    period: (isPeriods && oneOf(periods, textOf(reportKeys.period))) || 'month',
    sort: readSort(fields, textOf(reportKeys.sort)),
    compared,
    filters: readFilters(definition, textOf),
    rowsBy,
    opened: new Set(opened),
    selected: chart.kind === 'pie' && /^\d{4}-\d\d(-\d\d)?$/.test(selected) ? selected : null,
    comment: (textOf(reportKeys.comment) ?? '').slice(0, longestComment),
  };
}

/** The keys of an address that a change of a report's view writes; defaults are not written. */
export function writeReportView(definition: DashboardReport, change: ViewChange): UrlPatch {
  const { mode, period, sort, compared = {}, filters = {}, opened, selected, comment } = change;
  const flag = (isOn: boolean | undefined) => (isOn ? '1' : isOn === false ? null : undefined);
  const texts: [string, string | null | undefined][] = [
    [reportKeys.mode, mode === 'both' ? null : mode],
    [reportKeys.period, period === 'month' ? null : period],
    [reportKeys.sort, sort && writeSort(sort)],
    [reportKeys.previous, flag(compared.previous)],
    [reportKeys.national, flag(compared.national)],
    [reportKeys.rowsBy, change.rowsBy],
    [reportKeys.opened, opened && writeList(opened)],
    [reportKeys.selected, selected],
    [reportKeys.comment, comment === '' ? null : comment],
    ...definition.filters.map((filter): [string, string | null | undefined] => [
      filterKeys[filter],
      filters[filter] && writeList(filters[filter]),
    ]),
  ];
  return Object.fromEntries(
    texts.flatMap(([key, text]) =>
      text === undefined ? [] : [[`${prefixOf(definition)}${key}`, text]],
    ),
  );
}

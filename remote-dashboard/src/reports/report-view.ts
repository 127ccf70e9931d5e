import { type Period, periods, type ReportDefinition } from '@portal/contract/fleet-dashboard';
import type { Sort } from '@portal/platform/ui';
import type { UrlPatch } from '../selection/url-keys.ts';

export const displayModes = ['both', 'graph', 'table'] as const;
export type DisplayMode = (typeof displayModes)[number];

/** How one report is looked at. */
export interface ReportView {
  readonly mode: DisplayMode;
  readonly period: Period;
  /** Null is the order of the server: by date, or by rank. */
  readonly sort: Sort | null;
}

/** The start of a report's keys in the address: the letter of its tab and its place there. */
const keyOf = ({ tab, order }: ReportDefinition) => `${tab.charAt(0)}${order}`;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

function readSort(definition: ReportDefinition, text: string | null): Sort | null {
  const field = text?.replace(/^-/, '') ?? '';
  const fields = [definition.lead.field, ...definition.columns.map((column) => column.field)];
  if (!fields.includes(field)) return null;
  return { field, direction: text?.startsWith('-') ? 'desc' : 'asc' };
}

const writeSort = (sort: Sort | null) =>
  sort && (sort.direction === 'desc' ? `-${sort.field}` : sort.field);

export function readReportView(params: URLSearchParams, definition: ReportDefinition): ReportView {
  const key = keyOf(definition);
  const isPeriods = definition.shape === 'periods';
  return {
    mode: oneOf(displayModes, params.get(`${key}m`)) ?? 'both',
    period: (isPeriods && oneOf(periods, params.get(`${key}p`))) || 'month',
    sort: readSort(definition, params.get(`${key}s`)),
  };
}

export function writeReportView(definition: ReportDefinition, view: ReportView): UrlPatch {
  const key = keyOf(definition);
  return {
    [`${key}m`]: view.mode === 'both' ? null : view.mode,
    [`${key}p`]: view.period === 'month' ? null : view.period,
    [`${key}s`]: writeSort(view.sort),
  };
}

import { hasNational, type ReportDefinition } from '@portal/contract/reports';
import type { ReportView, ViewChange } from './report-view.ts';

/** The settings that reports of a tab can share. */
export type CommonView = Pick<ReportView, 'mode' | 'period' | 'compared' | 'rowsBy' | 'filters'>;

/** A report of a tab with its view. */
export interface ViewedBeside {
  readonly definition: ReportDefinition;
  readonly view: CommonView;
}

/** The default view of a report. */
export const firstView: CommonView = {
  mode: 'both',
  period: 'month',
  compared: [],
  rowsBy: null,
  filters: {},
};

/** Returns the most frequent value, compared as JSON; the default in case of a tie. */
function mostFrequent<Value>(values: readonly Value[], usual: Value): Value {
  const counts = new Map<string, { readonly value: Value; count: number }>();
  for (const value of values) {
    const key = JSON.stringify(value);
    const found = counts.get(key) ?? { value, count: 0 };
    counts.set(key, { value, count: found.count + 1 });
  }
  const ranked = [...counts.values()].toSorted((one, other) => other.count - one.count);
  const [first, second] = ranked;
  return first && first.count !== second?.count ? first.value : usual;
}

/**
 * Returns the view shared by most of the reports, as shown by controls that apply to all of them.
 */
export function commonView(reports: readonly ViewedBeside[]): CommonView {
  const viewsOf = (isMeant: (definition: ReportDefinition) => boolean) =>
    reports.flatMap(({ definition, view }) => (isMeant(definition) ? [view] : []));
  const all = viewsOf(() => true);
  const isCompared = (views: readonly CommonView[], comparison: 'previous' | 'national') =>
    mostFrequent(
      views.map(({ compared }) => compared.includes(comparison)),
      false,
    );
  const names = [...new Set(reports.flatMap(({ definition }) => definition.filters))];
  const filters = names.map((name): [string, readonly string[]] => [
    name,
    mostFrequent(
      viewsOf((definition) => definition.filters.includes(name)).map(
        (view) => view.filters[name] ?? [],
      ),
      [],
    ),
  ]);
  return {
    mode: mostFrequent(
      all.map(({ mode }) => mode),
      firstView.mode,
    ),
    period: mostFrequent(
      viewsOf(({ shape }) => shape === 'periods').map(({ period }) => period),
      firstView.period,
    ),
    compared: [
      ...(isCompared(all, 'previous') ? (['previous'] as const) : []),
      ...(isCompared(viewsOf(hasNational), 'national') ? (['national'] as const) : []),
    ],
    rowsBy: mostFrequent(
      all.map(({ rowsBy }) => rowsBy),
      null,
    ),
    filters: Object.fromEntries(filters.filter(([, values]) => values.length > 0)),
  };
}

/** Returns the part of a change to all reports for which a report has controls. */
export function fittingChange(definition: ReportDefinition, change: ViewChange): ViewChange {
  const { period, compared, filters, ...rest } = change;
  const { national, ...others } = compared ?? {};
  return {
    ...rest,
    ...(period !== undefined && definition.shape === 'periods' && { period }),
    ...(compared && {
      compared: {
        ...others,
        ...(national !== undefined && hasNational(definition) && { national }),
      },
    }),
    ...(filters && {
      filters: Object.fromEntries(
        Object.entries(filters).filter(([name]) => definition.filters.includes(name)),
      ),
    }),
  };
}

/** A setting in which a report differs from the others of its tab. */
export interface Difference {
  readonly setting: 'mode' | 'period' | 'previous' | 'national' | 'rowsBy' | 'filter';
  /** The name of the filter, if the setting is a filter. */
  readonly filter?: string;
  /** The change that aligns the report with the others. */
  readonly undo: ViewChange;
}

/** Returns the settings in which a report differs from most of its tab. */
export function differences(
  { definition, view }: ViewedBeside,
  common: CommonView,
): readonly Difference[] {
  const found: Difference[] = [];
  if (view.mode !== common.mode) found.push({ setting: 'mode', undo: { mode: common.mode } });
  if (definition.shape === 'periods' && !view.rowsBy && view.period !== common.period)
    found.push({ setting: 'period', undo: { period: common.period } });
  if (view.rowsBy !== common.rowsBy)
    found.push({ setting: 'rowsBy', undo: { rowsBy: common.rowsBy } });
  for (const setting of ['previous', 'national'] as const) {
    const isOn = common.compared.includes(setting);
    const hasControl = setting === 'previous' || hasNational(definition);
    if (hasControl && view.compared.includes(setting) !== isOn)
      found.push({ setting, undo: { compared: { [setting]: isOn } } });
  }
  for (const filter of definition.filters) {
    const [own, others] = [view.filters[filter] ?? [], common.filters[filter] ?? []];
    if (JSON.stringify(own) !== JSON.stringify(others))
      found.push({ setting: 'filter', filter, undo: { filters: { [filter]: others } } });
  }
  return found;
}

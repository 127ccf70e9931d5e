import type { DashboardReport, SavedTab, Tab } from '@portal/contract/fleet-dashboard';
import type { PartMode } from '@portal/platform/reports/view';
import { type Basket, reportOrder } from './basket.ts';

/** The parts of a report that can be taken out on their own. */
export type RemovalKind = 'table' | 'graph' | 'map';

export const emptyBasket: Basket = [];

export const modeIn = (basket: Basket, definition: DashboardReport): PartMode | null =>
  basket.find((entry) => entry.definition === definition)?.mode ?? null;

/** With a report, in its place of the fixed order; one that is in already is left as it is. */
export function added(
  basket: Basket,
  definition: DashboardReport,
  mode: PartMode = 'both',
): Basket {
  if (modeIn(basket, definition)) return basket;
  return [...basket, { definition, mode }].toSorted(
    (one, other) => reportOrder.indexOf(one.definition) - reportOrder.indexOf(other.definition),
  );
}

export const without = (basket: Basket, definition: DashboardReport): Basket =>
  basket.filter((entry) => entry.definition !== definition);

export const withMode = (basket: Basket, definition: DashboardReport, mode: PartMode): Basket =>
  basket.map((entry) => (entry.definition === definition ? { definition, mode } : entry));

/** What stands beside the table of a report: the calls by state are a map, all others a graph. */
const drawingOf = ({ links }: DashboardReport): 'graph' | 'map' =>
  links?.includes('heat_map') ? 'map' : 'graph';

/** What can be taken out of a report on its own: nothing of one that shows a single part. */
export const removableIn = (definition: DashboardReport, mode: PartMode): RemovalKind[] =>
  mode === 'graph' || mode === 'table' ? [] : [drawingOf(definition), 'table'];

const shows = (mode: PartMode, part: 'graph' | 'table') =>
  part === 'table' ? mode !== 'graph' : mode !== 'table';

/**
 * Takes the table, the graph or the map of a report out. The other part stays; without another one
 * the report is out. What the report does not show takes nothing away.
 */
export function removed(basket: Basket, definition: DashboardReport, kind: RemovalKind): Basket {
  const mode = modeIn(basket, definition);
  const part = kind === 'table' ? 'table' : 'graph';
  const isThere = kind === 'table' || kind === drawingOf(definition);
  if (!mode || !isThere || !shows(mode, part)) return basket;
  return mode === part
    ? without(basket, definition)
    : withMode(basket, definition, part === 'table' ? 'graph' : 'table');
}

/**
 * What a report of these tabs is saved as: of the one tab, or combined when there are more; null
 * without any.
 */
export function tabTypeOf(of: readonly Tab[]): SavedTab | null {
  const [first, ...others] = new Set(of);
  return others.length > 0 ? 'combined' : (first ?? null);
}

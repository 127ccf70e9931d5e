import type { DashboardReport, SavedTab, Tab } from '@portal/contract/fleet-dashboard';
import type { PartMode } from '@portal/platform/reports/view';
import { type Basket, reportOrder } from './basket.ts';

/** The parts of a report that can be removed individually. */
export type RemovalKind = 'table' | 'graph' | 'map';

export const emptyBasket: Basket = [];

export const modeIn = (basket: Basket, definition: DashboardReport): PartMode | null =>
  basket.find((entry) => entry.definition === definition)?.mode ?? null;

/** Adds a report at its place in the fixed order; a report already in the basket is unchanged. */
export function withReport(
  basket: Basket,
  definition: DashboardReport,
  mode: PartMode = 'both',
): Basket {
  if (modeIn(basket, definition)) return basket;
  return [...basket, { definition, mode }].toSorted(
    (one, other) => reportOrder.indexOf(one.definition) - reportOrder.indexOf(other.definition),
  );
}

export const withoutReport = (basket: Basket, definition: DashboardReport): Basket =>
  basket.filter((entry) => entry.definition !== definition);

export const withMode = (basket: Basket, definition: DashboardReport, mode: PartMode): Basket =>
  basket.map((entry) => (entry.definition === definition ? { definition, mode } : entry));

/**
 * Returns the kind of drawing beside a report's table: a map for calls by state, a graph for all
 * others.
 */
const drawingOf = ({ links }: DashboardReport): 'graph' | 'map' =>
  links?.includes('heat_map') ? 'map' : 'graph';

/**
 * Returns the parts that can be removed from a report individually; none if it shows a single part.
 */
export const removableIn = (definition: DashboardReport, mode: PartMode): RemovalKind[] =>
  mode === 'graph' || mode === 'table' ? [] : [drawingOf(definition), 'table'];

const shows = (mode: PartMode, part: 'graph' | 'table') =>
  part === 'table' ? mode !== 'graph' : mode !== 'table';

/**
 * Removes the table, graph or map of a report and leaves the other part; the report itself is
 * removed if it has no other part. Removing a part that is not shown changes nothing.
 */
export function withoutPart(
  basket: Basket,
  definition: DashboardReport,
  kind: RemovalKind,
): Basket {
  const mode = modeIn(basket, definition);
  const part = kind === 'table' ? 'table' : 'graph';
  const isThere = kind === 'table' || kind === drawingOf(definition);
  if (!mode || !isThere || !shows(mode, part)) return basket;
  return mode === part
    ? withoutReport(basket, definition)
    : withMode(basket, definition, part === 'table' ? 'graph' : 'table');
}

/**
 * Returns the tab type under which a report of these tabs is saved: the tab itself, or combined for
 * several; null for none.
 */
export function tabTypeOf(of: readonly Tab[]): SavedTab | null {
  const [first, ...others] = new Set(of);
  return others.length > 0 ? 'combined' : (first ?? null);
}

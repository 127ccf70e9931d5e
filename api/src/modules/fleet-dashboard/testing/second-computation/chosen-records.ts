import {
  type BaseParameters,
  filterValues,
  type ReportFilter,
  type ReportParameters,
} from '@portal/contract/fleet-dashboard';
import { type Raw, viewOf } from '../raw-records.ts';
import { yearBeside } from './calendar.ts';
import type { Kind } from './kinds.ts';

/** What one report is asked for. */
export interface Asked {
  readonly raw: Raw;
  readonly login: string;
  readonly base: BaseParameters;
  readonly report: ReportParameters;
}

/** Something of each side. */
export interface Sides<Side> {
  readonly current: Side;
  /** Null: not asked for. */
  readonly previous: Side | null;
  /** Of all others; null: not asked for, or of fewer than five. */
  readonly national: Side | null;
}

/** A record, and the day of the current range that it stands beside. */
export interface Placed<Item> {
  readonly day: string;
  readonly item: Item;
}

/** Whose a record is. */
export interface Owned {
  readonly account_id: number;
  readonly location_id: number;
  readonly dealer_id: number;
}

const holds = <Value>(list: readonly Value[] | null | undefined, value: Value) =>
  !list || list.includes(value);
const given = <Value>(list: readonly Value[] | undefined) => (list?.length ? list : undefined);

/** The records that a user's choice and a report's filters leave, for each of its sides. */
export function chosenRecords<Item extends Owned>(
  { raw, login, base, report }: Asked,
  kind: Kind<Item>,
  filters: readonly ReportFilter[],
): { readonly sides: Sides<readonly Placed<Item>[]>; readonly others: number } {
  const account = raw.accounts.find(({ nonsig }) => nonsig === base.account);
  const view = viewOf(raw, login);
  if (!account || !view.account(account.id)) throw new Error('The test chose a foreign account.');
  const others = new Set(
    raw.accounts
      .filter(({ id, fleet_type }) => id !== account.id && fleet_type === account.fleet_type)
      .map(({ id }) => id),
  );
  const locations = new Map(raw.locations.map((location) => [location.id, location]));
  const isChosen = ({ item }: Placed<Item>) => {
    const location = locations.get(item.location_id);
    return (
      item.account_id === account.id &&
      view.dealer(item.dealer_id) &&
      holds(base.locations, item.location_id) &&
      holds(base.nonsigs, item.dealer_id) &&
      holds(given(base.location_groups), location?.group_id ?? -1) &&
      holds(given(base.location_regions), location?.region_id ?? -1)
    );
  };
  const within = (from: string, to: string): Placed<Item>[] =>
    kind.all(raw).flatMap((item) => {
      const day = kind.day(item);
      const isIn = day !== null && day >= from && day <= to;
      return isIn && passes(kind.values(item), report, filters) ? [{ day, item }] : [];
    });
  const { date_from: from, date_to: to } = base;
  const now = within(from, to);
  const before = () =>
    within(yearBeside(from, -1), yearBeside(to, -1)).map(({ day, item }) => ({
      day: besideIn(day, from, to),
      item,
    }));
  return {
    sides: {
      current: now.filter(isChosen),
      previous: report.graph_compare_by_previous ? before().filter(isChosen) : null,
      national:
        report.graph_compare_by_NA && others.size >= 5
          ? now.filter(({ item }) => others.has(item.account_id))
          : null,
    },
    others: others.size,
  };
}

function besideIn(day: string, from: string, to: string): string {
  const later = yearBeside(day, 1);
  if (later < from) return from;
  return later > to ? to : later;
}

const closed: Partial<Record<ReportFilter, readonly string[]>> = filterValues;

function passes(
  values: Readonly<Partial<Record<ReportFilter, string>>>,
  report: ReportParameters,
  filters: readonly ReportFilter[],
): boolean {
  return filters.every((filter) => {
    const chosen: readonly string[] = report[filter] ?? [];
    const isAll = new Set(chosen).size === closed[filter]?.length;
    return chosen.length === 0 || isAll || chosen.includes(values[filter] ?? '');
  });
}

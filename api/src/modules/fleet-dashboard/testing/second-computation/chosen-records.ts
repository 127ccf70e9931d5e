import {
  type BaseParameters,
  filterValues,
  type ReportFilter,
  type ReportParameters,
} from '@portal/contract/fleet-dashboard';
import { type Raw, viewOf } from '../raw-records.ts';
import { sameDayOtherYear } from './calendar.ts';
import type { Kind } from './kinds.ts';

/** The request for one report. */
export interface ReportRequest {
  readonly raw: Raw;
  readonly login: string;
  readonly base: BaseParameters;
  readonly report: ReportParameters;
}

/** A value for each side. */
export interface Sides<Side> {
  readonly current: Side;
  /** Null if not requested. */
  readonly previous: Side | null;
  /** All other accounts; null if not requested, or if there are fewer than five. */
  readonly national: Side | null;
}

/** A record, and the day of the current range that it is compared with. */
export interface DatedItem<Item> {
  readonly day: string;
  readonly item: Item;
}

/** The owners of a record. */
export interface RecordOwners {
  readonly account_id: number;
  readonly location_id: number;
  readonly dealer_id: number;
}

const holds = <Value>(list: readonly Value[] | null | undefined, value: Value) =>
  !list || list.includes(value);
const given = <Value>(list: readonly Value[] | undefined) => (list?.length ? list : undefined);

/** Returns the records that pass a user's choice and a report's filters, for each side. */
export function chosenRecords<Item extends RecordOwners>(
  { raw, login, base, report }: ReportRequest,
  kind: Kind<Item>,
  filters: readonly ReportFilter[],
): {
  readonly sides: Sides<readonly DatedItem<Item>[]>;
  readonly others: number;
  readonly locations: { chosen: number; of: number };
} {
  const account = raw.accounts.find(({ nonsig }) => nonsig === base.account);
  const view = viewOf(raw, login);
  if (!account || !view.account(account.id)) throw new Error('The test chose a foreign account.');
  const others = new Set(
    raw.accounts
      .filter(({ id, fleet_type }) => id !== account.id && fleet_type === account.fleet_type)
      .map(({ id }) => id),
  );
  const locations = new Map(raw.locations.map((location) => [location.id, location]));
  const isAmong = (id: number) =>
    holds(base.locations, id) &&
    holds(given(base.location_groups), locations.get(id)?.group_id ?? -1) &&
    holds(given(base.location_regions), locations.get(id)?.region_id ?? -1);
  const isChosen = ({ item }: DatedItem<Item>) =>
    item.account_id === account.id &&
    view.dealer(item.dealer_id) &&
    holds(base.nonsigs, item.dealer_id) &&
    isAmong(item.location_id);
  const own = raw.locations.filter(({ account_id }) => account_id === account.id);
  const isNational = report.graph_compare_by_NA && others.size >= 5;
  const passes = filterOf(kind, report, filters);
  const within = (from: string, to: string): DatedItem<Item>[] => {
    const found: DatedItem<Item>[] = [];
    for (const item of kind.all(raw)) {
      const { account_id } = item;
      if (account_id !== account.id && !(isNational && others.has(account_id))) continue;
      const day = kind.day(item);
      const isIn = day !== null && day >= from && day <= to;
      if (isIn && passes(item)) found.push({ day, item });
    }
    return found;
  };
  const { date_from: from, date_to: to } = base;
  const now = within(from, to);
  const before = () =>
    within(sameDayOtherYear(from, -1), sameDayOtherYear(to, -1)).map(({ day, item }) => ({
      day: comparedDayIn(day, from, to),
      item,
    }));
  return {
    sides: {
      current: now.filter(isChosen),
      previous: report.graph_compare_by_previous ? before().filter(isChosen) : null,
      national: isNational ? now.filter(({ item }) => others.has(item.account_id)) : null,
    },
    others: others.size,
    locations: { chosen: own.filter(({ id }) => isAmong(id)).length, of: own.length },
  };
}

function comparedDayIn(day: string, from: string, to: string): string {
  const later = sameDayOtherYear(day, 1);
  if (later < from) return from;
  return later > to ? to : later;
}

const closed: Partial<Record<ReportFilter, readonly string[]>> = filterValues;

/** Returns whether a record passes the report's filters. */
function filterOf<Item>(
  kind: Kind<Item>,
  report: ReportParameters,
  filters: readonly ReportFilter[],
): (item: Item) => boolean {
  const narrowing = filters.flatMap((name) => {
    const chosen: readonly string[] = report[name] ?? [];
    const isAll = new Set(chosen).size === closed[name]?.length;
    return chosen.length === 0 || isAll ? [] : [{ name, chosen: new Set(chosen) }];
  });
  if (narrowing.length === 0) return () => true;
  return (item) => {
    const values = kind.values(item);
    return narrowing.every(({ name, chosen }) => chosen.has(values[name] ?? ''));
  };
}

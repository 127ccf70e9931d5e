import type {
  BaseParameters,
  ReportFilter,
  ReportParameters,
} from '@portal/contract/fleet-dashboard';
import { type Raw, type RawLine, viewOf } from '../raw-records.ts';
import { yearBeside } from './calendar.ts';

/** What one report is asked for. */
export interface Asked {
  readonly raw: Raw;
  readonly login: string;
  readonly base: BaseParameters;
  readonly report: ReportParameters;
}

/** The lines behind each side, by the days of the current range that they stand beside. */
export interface Sides {
  readonly current: readonly RawLine[];
  /** Null: not asked for. */
  readonly previous: readonly RawLine[] | null;
  /** Those of all others; null: not asked for, or of fewer than five. */
  readonly national: readonly RawLine[] | null;
  readonly others: number;
}

const holds = <Item>(list: readonly Item[] | null | undefined, item: Item) =>
  !list || list.includes(item);
const given = <Item>(list: readonly Item[] | undefined) => (list?.length ? list : undefined);

/** The lines that a user's choice and a report's filters leave, for each of its sides. */
export function chosenLines(asked: Asked, filters: readonly ReportFilter[]): Sides {
  const { raw, login, base, report } = asked;
  const account = raw.accounts.find(({ nonsig }) => nonsig === base.account);
  const view = viewOf(raw, login);
  if (!account || !view.account(account.id)) throw new Error('The test chose a foreign account.');
  const others = new Set(
    raw.accounts
      .filter(({ id, fleet_type }) => id !== account.id && fleet_type === account.fleet_type)
      .map(({ id }) => id),
  );
  const locations = new Map(raw.locations.map((location) => [location.id, location]));
  const isChosen = (line: RawLine) => {
    const location = locations.get(line.location_id);
    return (
      line.account_id === account.id &&
      view.dealer(line.dealer_id) &&
      holds(base.locations, line.location_id) &&
      holds(base.nonsigs, line.dealer_id) &&
      holds(given(base.location_groups), location?.group_id ?? -1) &&
      holds(given(base.location_regions), location?.region_id ?? -1)
    );
  };
  const { date_from: from, date_to: to } = base;
  const [yearBeforeFrom, yearBeforeTo] = [yearBeside(from, -1), yearBeside(to, -1)];
  const left = raw.lines.filter((line) => passes(asked, filters, line));
  const inRange = left.filter(({ invoice_date }) => invoice_date >= from && invoice_date <= to);
  const beforeRange = left
    .filter(({ invoice_date: day }) => day >= yearBeforeFrom && day <= yearBeforeTo)
    .map((line) => ({ ...line, invoice_date: besideIn(line.invoice_date, from, to) }));
  return {
    current: inRange.filter(isChosen),
    previous: report.graph_compare_by_previous ? beforeRange.filter(isChosen) : null,
    national:
      report.graph_compare_by_NA && others.size >= 5
        ? inRange.filter(({ account_id }) => others.has(account_id))
        : null,
    others: others.size,
  };
}

function besideIn(day: string, from: string, to: string): string {
  const later = yearBeside(day, 1);
  if (later < from) return from;
  return later > to ? to : later;
}

function passes({ raw, report }: Asked, filters: readonly ReportFilter[], line: RawLine): boolean {
  const product = line.product_id === null ? undefined : raw.products.get(line.product_id);
  const values: Partial<Record<ReportFilter, string>> = {
    unit_locations: line.unit_location ?? 'no call',
    wheel_positions: product ? (product.design_position ?? 'unknown') : 'no product',
    tire_brands: product?.brand ?? '',
    tire_product_lines: product?.line ?? '',
    tire_sizes: product?.size ?? '',
  };
  return filters.every((filter) => {
    const chosen: readonly string[] = report[filter] ?? [];
    const isAll = filter === 'unit_locations' && new Set(chosen).size === 3;
    return chosen.length === 0 || isAll || chosen.includes(values[filter] ?? '');
  });
}

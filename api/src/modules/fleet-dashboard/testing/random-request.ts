import {
  type BaseParameters,
  filterValues,
  type ReportParameters,
} from '@portal/contract/fleet-dashboard';
import { rowsByKinds, unknownName } from '@portal/contract/reports';
import type { Random } from '../../../db/demo/random.ts';
import { baseOf } from './demo-api.ts';
import { type Raw, viewOf } from './raw-records.ts';
import { today } from './today.ts';

/** Ranges with a leap day inside, at an end, or in the previous year. */
const leapRanges = [
  ['2024-02-29', '2024-02-29'],
  ['2024-02-11', '2024-02-29'],
  ['2024-02-29', '2024-03-09'],
  ['2023-02-20', '2024-02-29'],
  ['2025-02-15', '2025-03-12'],
  ['2025-02-28', '2025-03-01'],
  ['2024-02-28', '2025-02-28'],
] as const;

const some = <Item>(items: readonly Item[], random: Random): Item[] =>
  items.filter(() => random.chance(0.4));

const dayBefore = (days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

function randomRange(random: Random): readonly [string, string] {
  if (random.chance(0.25)) return random.pick(leapRanges);
  const end = random.integer(0, 400);
  return [dayBefore(end + random.pick([0, 6, 30, 45, 365, 900])), dayBefore(end)];
}

/** Random choices in the wizard. */
export function randomBase(raw: Raw, login: string, random: Random): BaseParameters {
  const view = viewOf(raw, login);
  const account = random.pick(
    raw.accounts.filter(({ id, fleet_type }) => fleet_type !== null && view.account(id)),
  );
  const locations = raw.locations.filter(({ account_id }) => account_id === account.id);
  const dealers = [...(raw.dealersByAccount.get(account.id) ?? [])].filter(view.dealer);
  const [date_from, date_to] = randomRange(random);
  const isWhole = random.chance(0.4);
  const maybe = <Value>(value: Value) => (!isWhole && random.chance(0.35) ? value : null);
  const parts = (ids: readonly (number | null)[]) =>
    maybe([...new Set(ids.flatMap((id) => id ?? []))].slice(0, 2)) ?? [];
  return baseOf(
    { fleet_type: account.fleet_type ?? 'us_national_account', account: account.nonsig },
    {
      date_from,
      date_to,
      locations: maybe(some(locations, random).map(({ id }) => id)),
      nonsigs: maybe(some(dealers, random)),
      location_groups: parts(locations.map(({ group_id }) => group_id)),
      location_regions: parts(locations.map(({ region_id }) => region_id)),
    },
  );
}

/** Random choices on a card: its filters and comparisons. */
export function randomParameters(raw: Raw, report_type: string, random: Random): ReportParameters {
  const { brand, line, size } = raw.productNames;
  const { unit_locations } = filterValues;
  const closed = (
    [
      'service_types',
      'unit_locations',
      'wheel_positions',
      'retreading_types',
      'by_retreader',
    ] as const
  ).filter(() => random.chance(0.2));
  return {
    report_type,
    graph_compare_by_previous: random.chance(0.6),
    graph_compare_by_NA: random.chance(0.6),
    ...(random.chance(0.3) && { period: 'week' as const }),
    ...(random.chance(0.25) && { rows_by: random.pick(rowsByKinds) }),
    ...Object.fromEntries(closed.map((name) => [name, some(filterValues[name], random)])),
    ...(random.chance(0.1) && { unit_locations: [...unit_locations] }),
    ...(random.chance(0.15) && { tire_brands: some([...brand, unknownName], random) }),
    ...(random.chance(0.1) && { tire_product_lines: some(line, random) }),
    ...(random.chance(0.15) && { tire_sizes: some(size, random) }),
  };
}

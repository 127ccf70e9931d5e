import {
  type ConditionGraph,
  type ConditionGrouping,
  conditionGraphs,
  conditionTreadBands,
  lossCauses,
  lossLeftOut,
  mostBars,
  pressureBands,
  priceSources,
} from '@portal/contract/analysis-reports';
import { axleRoles } from '@portal/contract/fleet-surveys';
import { roundHalfUp } from '@portal/platform/format';
import type { LossShares } from '../../../settings.ts';
import type { ConditionSums, TireGroup, TireSums } from './condition-sums.ts';
import type { GroupNames } from './group-names.ts';
import { cents, type StoredConditions, shareOf } from './stored-conditions.ts';
import { exceptionsOf, groupsOf, statistics, tableOf } from './unit-parts.ts';

type Part<Name extends keyof StoredConditions> = NonNullable<StoredConditions[Name]>;

const noTires: TireSums = {
  tires: 0,
  tread_read: 0,
  tread: null,
  pressure_read: 0,
  underinflated: 0,
  caused: 0,
  counted: 0,
  loss: null,
};

const allTires = ({ tire_groups }: ConditionSums): TireSums =>
  tire_groups.find(({ kind }) => kind === 'all') ?? noTires;

const meanTread = ({ tread, tread_read }: TireSums): number | null =>
  tread_read === 0 ? null : (tread ?? 0) / tread_read;

/**
 * Groupings with a fixed order, which lists every group; the others start with the largest group.
 */
const orders: Readonly<Partial<Record<ConditionGrouping, readonly string[]>>> = {
  pressure_bands: pressureBands,
  tread_bands: conditionTreadBands,
  tire_types: ['new', 'retread'],
};

function tireGroups(sums: ConditionSums, grouping: Exclude<ConditionGrouping, 'positions'>) {
  const all = allTires(sums).tires;
  const found = groupsOf(sums.tire_groups, grouping);
  const order = orders[grouping];
  const row = (key: string, tires: number) => ({ key, tires, share: shareOf(tires, all) });
  if (!order)
    return found
      .map(({ key, tires }) => row(key ?? '', tires))
      .sort((one, other) => other.tires - one.tires || (one.key < other.key ? -1 : 1));
  return order.map((key) => row(key, found.find((group) => group.key === key)?.tires ?? 0));
}

export function conditionalData(sums: ConditionSums): Part<'FleetConditionalData'> {
  const all = allTires(sums).tires;
  const positions = axleRoles.flatMap((key) => {
    const group = groupsOf(sums.tire_groups, 'positions').find(({ role }) => role === key);
    if (!group) return [];
    const { tires, tread_read } = group;
    return [{ key, tires, share: shareOf(tires, all), tread_read, mean_tread: meanTread(group) }];
  });
  return {
    pressure_bands: tireGroups(sums, 'pressure_bands'),
    tread_bands: tireGroups(sums, 'tread_bands'),
    tire_types: tireGroups(sums, 'tire_types'),
    brands: tireGroups(sums, 'brands'),
    sizes: tireGroups(sums, 'sizes'),
    valves: tireGroups(sums, 'valves'),
    positions,
    wear: sums.wear_groups.map(({ key, tires }) => ({
      key,
      tires,
      per_hundred: roundHalfUp((100 * tires) / all, 2),
    })),
  };
}

/**
 * The charts of a report: tires by group, wear per 100 tires, exceptions by check. Mean treads
 * appear in tables instead.
 */
export function multipleGraphs(sums: ConditionSums): Part<'MultipleGraphs'> {
  const data = conditionalData(sums);
  const barsOf = (graph: ConditionGraph) => {
    if (graph === 'wear') return data.wear.map(({ key, per_hundred: value }) => ({ key, value }));
    if (graph === 'checks')
      return statistics(sums).checks.map(({ check: key, exceptions: value }) => ({ key, value }));
    return data[graph].map(({ key, tires: value }) => ({ key, value }));
  };
  return conditionGraphs.map((graph) => ({ graph, bars: barsOf(graph).slice(0, mostBars) }));
}

/** The value of the tread and casings at risk (domain guide, section 4). */
export function potentialLoss(sums: ConditionSums, shares: LossShares): Part<'PotentialLossData'> {
  const { caused: tires, counted, loss } = allTires(sums);
  const of = (kind: TireGroup['kind']) => groupsOf(sums.tire_groups, kind);
  const percent = (share: number) => roundHalfUp(share * 100, 2);
  return {
    loss: cents(loss),
    tires,
    counted,
    left_out: tires - counted,
    causes: lossCauses.map((key) => {
      const group = of('causes').find(({ cause }) => cause === key) ?? noTires;
      return {
        key,
        tires: group.tires,
        counted: group.counted,
        loss: cents(group.loss),
        tread_share: percent(shares[key].tread),
        casing_share: percent(shares[key].casing),
      };
    }),
    left_out_reasons: lossLeftOut.flatMap((key) => {
      const group = of('left_out_reasons').find(({ left_out }) => left_out === key);
      return group ? [{ key, tires: group.tires }] : [];
    }),
    price_sources: priceSources.flatMap((key) => {
      const group = of('price_sources').find(({ price_source }) => price_source === key);
      return group && group.counted > 0 ? [{ key, tires: group.counted }] : [];
    }),
  };
}

/** A row for each location with inspected units, account by account. */
export function accountTires(
  sums: ConditionSums,
  { accounts, locations }: GroupNames,
): Part<'AccountTireReportsData'> {
  const tires = new Map(
    groupsOf(sums.tire_groups, 'places').map((group) => [group.location_id, group]),
  );
  const units = new Map(
    groupsOf(sums.unit_groups, 'places').map((group) => [group.location_id, group]),
  );
  const places = accounts.flatMap(({ account_id, fleet_name }) =>
    locations
      .filter(({ location_id }) => units.get(location_id)?.account_id === account_id)
      .map((location) => ({ account_id, fleet_name, ...location })),
  );
  return tableOf(
    places.flatMap((place) => {
      const looked = units.get(place.location_id);
      const read = tires.get(place.location_id) ?? noTires;
      if (!looked) return [];
      const { units: inspected, units_with_exceptions, critical } = looked;
      return [
        {
          ...place,
          units: inspected,
          units_with_exceptions,
          units_share: shareOf(units_with_exceptions, inspected),
          tires: read.tires,
          exceptions: exceptionsOf(looked),
          critical,
          mean_tread: meanTread(read),
          underinflated: read.underinflated,
          underinflated_share: shareOf(read.underinflated, read.pressure_read),
          loss: cents(read.loss),
        },
      ];
    }),
  );
}

/**
 * The specs that tires were judged by; those of accounts and locations come before the defaults.
 */
export function specInformation(
  sums: ConditionSums,
  { accounts, locations }: GroupNames,
): Part<'SpecInformationData'> {
  const fleets = new Map(accounts.map((each) => [each.account_id, each.fleet_name]));
  const places = new Map(locations.map((each) => [each.location_id, each.fleet_location]));
  const roleAt = ({ position }: { readonly position: (typeof axleRoles)[number] }) =>
    axleRoles.indexOf(position);
  const rows = groupsOf(sums.tire_groups, 'specs').flatMap((group) => {
    const { account_id, role, spec_location, spec_from, spec_target, spec_pull, tires } = group;
    if (role === null) return [];
    return [
      {
        fleet_name: fleets.get(account_id ?? 0) ?? '',
        fleet_location: places.get(spec_location ?? 0) ?? null,
        position: role,
        valid_from: spec_from,
        target_pressure: spec_target,
        pull_depth: spec_pull,
        tires,
      },
    ];
  });
  return tableOf(rows.sort((one, other) => other.tires - one.tires || roleAt(one) - roleAt(other)));
}

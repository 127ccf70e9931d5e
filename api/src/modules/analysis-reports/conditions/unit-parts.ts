import {
  type ConditionCheck,
  conditionChecks,
  mostConditionRows,
  type OwnerKind,
} from '@portal/contract/analysis-reports';
import { accountTypes, unitTypes, vocations } from '@portal/contract/fleet-surveys';
import { unknownName } from '@portal/contract/reports';
import { type ConditionSums, ownerKeyOf, type UnitGroup, type UnitSums } from './condition-sums.ts';
import type { GroupNames } from './group-names.ts';
import { type StoredConditions, shareOf } from './stored-conditions.ts';

type Part<Name extends keyof StoredConditions> = NonNullable<StoredConditions[Name]>;

const noUnits: UnitSums = {
  units: 0,
  units_with_exceptions: 0,
  tires_expected: 0,
  tires: 0,
  critical: 0,
  warning: 0,
  wear: 0,
  units_with_wear: 0,
  valves: 0,
  units_with_valves: 0,
};

/** The sums over all inspected units. */
export const allUnits = ({ unit_groups }: Pick<ConditionSums, 'unit_groups'>): UnitSums =>
  unit_groups.find(({ kind }) => kind === 'all') ?? noUnits;

export const groupsOf = <Kind extends string, Group extends { readonly kind: Kind }>(
  groups: readonly Group[],
  kind: Group['kind'],
): Group[] => groups.filter((group) => group.kind === kind);

/** The number of exceptions, from the counts stored with the inspections. */
export const exceptionsOf = ({ critical, warning, wear, valves }: UnitSums): number =>
  critical + warning + wear + valves;

/** The first rows of a table, and its total number of rows. */
export const tableOf = <Row>(rows: readonly Row[], total = rows.length) => ({
  rows: rows.slice(0, mostConditionRows),
  total_items: total,
});

export function statistics(sums: ConditionSums): Part<'StatisticData'> {
  const all = allUnits(sums);
  const places = groupsOf(sums.unit_groups, 'places');
  const { units, units_with_exceptions, tires_expected, tires, critical, warning } = all;
  return {
    accounts: new Set(places.map(({ account_id }) => account_id)).size,
    locations: places.length,
    surveys: groupsOf(sums.unit_groups, 'surveys').length,
    units,
    units_with_exceptions,
    units_share: shareOf(units_with_exceptions, units),
    tires_expected,
    tires_read: tires,
    tires_not_read: tires_expected - tires,
    exceptions: exceptionsOf(all),
    critical,
    warning,
    flagged: all.wear + all.valves,
    checks: conditionChecks.map((check) => checkRow(check, sums, all)),
  };
}

function checkRow(check: ConditionCheck, { check_groups }: ConditionSums, all: UnitSums) {
  const row = (critical: number, warning: number, exceptions: number, units: number) => ({
    check,
    critical,
    warning,
    exceptions,
    units,
    units_share: shareOf(units, all.units),
  });
  if (check === 'wear') return row(0, 0, all.wear, all.units_with_wear);
  if (check === 'valve') return row(0, 0, all.valves, all.units_with_valves);
  const found = check_groups.find((group) => group.check === check);
  if (!found) return row(0, 0, 0, 0);
  return row(found.critical, found.warning, found.critical + found.warning, found.units);
}

/** Units by type, vocation and configuration. */
export function unitsData(sums: ConditionSums): Part<'UnitsData'> {
  const all = allUnits(sums);
  const groupsBy = (kind: UnitGroup['kind'], order: readonly string[]) => {
    const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
    return groupsOf(sums.unit_groups, kind)
      .map(({ key, units, units_with_exceptions, tires }) => ({
        key: key ?? unknownName,
        units,
        share: shareOf(units, all.units),
        units_with_exceptions,
        tires,
      }))
      .sort((one, other) => place(one.key) - place(other.key) || other.units - one.units);
  };
  return {
    types: groupsBy('types', unitTypes),
    vocations: groupsBy('vocations', vocations),
    configurations: groupsBy('configurations', []),
  };
}

export function accountData(sums: ConditionSums, { accounts }: GroupNames): Part<'AccountData'> {
  const places = groupsOf(sums.unit_groups, 'places');
  return tableOf(
    accounts.map((account) => {
      const own = places.filter(({ account_id }) => account_id === account.account_id);
      return {
        ...account,
        locations: own.length,
        units: total(own, ({ units }) => units),
        tires: total(own, ({ tires }) => tires),
      };
    }),
  );
}

/** A sum over groups. */
const total = (groups: readonly UnitGroup[], of: (group: UnitGroup) => number): number =>
  groups.reduce((sum, group) => sum + of(group), 0);

/** Units by owner; in a lease the account is the customer. */
export function ownerData(sums: ConditionSums, names: GroupNames): Part<'OwnerData'> {
  const all = allUnits(sums);
  const accounts = new Map(names.accounts.map((each) => [each.account_id, each]));
  const owners = new Map(names.owners.map(({ owner_id, owner_name }) => [owner_id, owner_name]));
  const rows = groupsOf(sums.unit_groups, 'owners').map((group) => {
    const { account_id, owner_id, units, tires } = group;
    const account = accounts.get(account_id ?? 0);
    const owner = owner_id === null ? account?.fleet_name : owners.get(owner_id);
    const ofAccount: OwnerKind =
      account?.account_type === accountTypes.leasing ? 'leasing_customer' : 'account';
    const kind: OwnerKind = owner_id === null ? ofAccount : 'owner';
    return {
      group_key: ownerKeyOf(group),
      owner_name: owner ?? unknownName,
      kind,
      units,
      share: shareOf(units, all.units),
      tires,
    };
  });
  return tableOf(rows.sort((one, other) => other.units - one.units || byName(one, other)));
}

type Owner = Part<'OwnerData'>['rows'][number];
const byName = (one: Owner, other: Owner): number => (one.owner_name < other.owner_name ? -1 : 1);

/** The surveys with the latest inspections of the units, newest first. */
export function surveyData(sums: ConditionSums, { surveys }: GroupNames): Part<'SurveyData'> {
  const groups = groupsOf(sums.unit_groups, 'surveys');
  const of = new Map(groups.map((group) => [group.survey_id, group]));
  const rows = surveys.flatMap((survey) => {
    const group = of.get(survey.survey_id);
    if (!group) return [];
    const { units, tires } = group;
    return [{ ...survey, units, tires, exceptions: exceptionsOf(group) }];
  });
  return tableOf(rows, groups.length);
}

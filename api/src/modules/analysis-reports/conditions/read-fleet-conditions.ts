import {
  type ConditionPart,
  type ConditionRequest,
  conditionParts,
  mostConditionPhotos,
} from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { LossShares } from '../../../settings.ts';
import type { ConditionScope } from './condition-selection.ts';
import { type ConditionSums, conditionSums } from './condition-sums.ts';
import { type GroupNames, readGroupNames } from './group-names.ts';
import { inspectedUnits } from './inspected-units.ts';
import { judgedTires } from './judged-tires.ts';
import type { StoredConditions } from './stored-conditions.ts';
import {
  accountTires,
  conditionalData,
  multipleGraphs,
  potentialLoss,
  specInformation,
} from './tire-parts.ts';
import {
  accountData,
  allUnits,
  ownerData,
  statistics,
  surveyData,
  unitsData,
} from './unit-parts.ts';

interface Order {
  readonly scope: ConditionScope;
  /** Names of the accounts; empty for all. */
  readonly fleets: string;
  readonly request: Pick<ConditionRequest, 'parts' | 'comment'>;
  readonly shares: LossShares;
}

/** A report with its accounts and the inspections behind it. */
export interface MadeConditions {
  readonly report: StoredConditions;
  readonly accountIds: readonly number[];
  readonly inspectionIds: readonly number[];
}

/**
 * Computes the ordered parts of a validated selection: one statement reads and sums, the next ones
 * add names.
 */
export async function readFleetConditions(
  db: Kysely<Schema>,
  { scope, ...order }: Order,
): Promise<MadeConditions> {
  const { rows } = await sql<ConditionSums>`
    with looked as materialized (${inspectedUnits(scope)}), ${judgedTires(scope.account_ids, order.shares)}
    ${conditionSums(mostConditionPhotos)}`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('Sums over nothing are a row as well.');
  const names = await readGroupNames(db, sums.unit_groups);
  const { date_from, date_to } = scope;
  return {
    report: { date_from, date_to, ...partsOf(sums, names, order) },
    accountIds: names.accounts.map(({ account_id }) => account_id),
    inspectionIds: sums.inspection_ids,
  };
}

type Parts = Omit<StoredConditions, 'date_from' | 'date_to'>;

function partsOf(
  sums: ConditionSums,
  names: GroupNames,
  { fleets, request, shares }: Omit<Order, 'scope'>,
): Parts {
  const parts = conditionParts.filter((part) => request.parts?.includes(part) ?? true);
  const { units, tires } = allUnits(sums);
  const head = { fleet_name: fleets, units, tires };
  const made: { readonly [Part in ConditionPart]: () => Parts[Part] } = {
    CoverPage: () => head,
    ReportName: () => '',
    Comment: () => request.comment?.trim() || null,
    StatisticData: () => statistics(sums),
    GraphPageHeader: () => head,
    MultipleGraphs: () => multipleGraphs(sums),
    FleetConditionalData: () => conditionalData(sums),
    PotentialLossData: () => potentialLoss(sums, shares),
    AccountTireReportsData: () => accountTires(sums, names),
    AccountData: () => accountData(sums, names),
    OwnerData: () => ownerData(sums, names),
    SurveyData: () => surveyData(sums, names),
    UnitsData: () => unitsData(sums),
    SpecInformationData: () => specInformation(sums, names),
    ImagesData: () => storedPhotos(sums, names),
  };
  const all = conditionParts.map((part) => [part, parts.includes(part) ? made[part]() : null]);
  return { parts, ...(Object.fromEntries(all) as { [Part in ConditionPart]: Parts[Part] }) };
}

function storedPhotos({ photos }: ConditionSums, { locations }: GroupNames) {
  const places = new Map(locations.map((each) => [each.location_id, each.fleet_location]));
  return photos.map(({ content_hash: _, location_id, ...photo }) => ({
    ...photo,
    taken_at: new Date(photo.taken_at).toISOString(),
    fleet_location: places.get(location_id) ?? '',
  }));
}

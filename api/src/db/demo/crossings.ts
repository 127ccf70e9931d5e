import {
  axleConfigurations,
  type ConfigurationCode,
  positionsOf,
} from '@portal/contract/fleet-surveys';
import { unitSizes } from '@portal/contract/portal';
import type { Insertable } from 'kysely';
import type { CrossingsTable } from '../schema/surveys.ts';
import type { AccountKind } from './account-kinds.ts';
import type { Account } from './accounts.ts';
import { type Day, instantOf, isoOf, isSummerTime } from './days.ts';
import type { PlacedLocation } from './locations.ts';
import { type Random, randomOf } from './random.ts';
import {
  type InspectionRow,
  nextId,
  type SurveyIds,
  type SurveyRow,
  surveyHistoryDays,
} from './surveys.ts';
import type { DemoUnit } from './unit-details.ts';
import type { World } from './world.ts';

type CrossingRow = Insertable<CrossingsTable>;

/** The crossings of one location's lane. */
export interface LaneCrossings {
  readonly surveys: SurveyRow[];
  readonly unit_inspections: InspectionRow[];
  readonly crossings: CrossingRow[];
}

/** kPa subtracted before the demo's tires are judged. */
export const hotAllowance = 15 * unitSizes.psi;

/** The number of accounts of each kind with lanes, and of lanes for each of them. */
const owners: readonly (readonly [kind: AccountKind, accounts: number, lanes: number])[] = [
  ['national', 2, 2],
  ['commonOwner', 1, 1],
  ['canadianNational', 1, 1],
  ['preferred', 1, 1],
];

/**
 * The locations with a lane, the largest of five accounts, with the number of crossings of each.
 */
export function countCrossingsByLocation({
  accounts,
  units,
  scale,
}: World): ReadonlyMap<number, number> {
  const unitsAt = ({ id }: PlacedLocation) => units.get(id)?.length ?? 0;
  const lanes = owners.flatMap(([kind, count, each]) =>
    accounts
      .filter((account) => account.kind === kind)
      .slice(0, count)
      .flatMap(({ locations }) =>
        [...locations].sort((a, b) => unitsAt(b) - unitsAt(a) || a.id - b.id).slice(0, each),
      ),
  );
  const share = Math.floor(scale.crossings / lanes.length);
  return new Map(lanes.map(({ id }) => [id, share]));
}

/**
 * Generates crossings of a location's units, some of them twice a day, from its own random stream.
 */
export function simulateCrossings(
  seed: number,
  today: Day,
  ids: SurveyIds,
  { account, location, count }: { account: Account; location: PlacedLocation; count: number },
  units: readonly DemoUnit[],
): LaneCrossings {
  const random = randomOf(seed, `lane at ${location.id}`);
  const made: LaneCrossings = { surveys: [], unit_inspections: [], crossings: [] };
  const active = units.filter(({ row }) => row.is_active);
  const lane = { name: `Lane ${random.integer(1, 4)}`, isBidirectional: random.chance(0.5) };
  const cross = (unit: DemoUnit, day: Day, minute: number, direction: 'in' | 'out') => {
    const { state } = location.place;
    const offset = state.offset + (state.hasSummerTime && isSummerTime(day) ? 1 : 0);
    const at = instantOf(day, minute, offset);
    const date = isoOf(day);
    const of = { account_id: account.id, client_key: null, created_by: null, changed_at: at };
    const survey = nextId(ids, 'survey');
    made.surveys.push({
      ...of,
      id: survey,
      location_id: location.id,
      kind: 'checkpoint',
      survey_number: null,
      survey_date: date,
      surveyor: lane.name,
      dealer_id: null,
      comments: '',
      state: 'finished',
      finished_at: at,
    });
    made.unit_inspections.push({
      ...of,
      id: nextId(ids, 'inspection'),
      survey_id: survey,
      unit_id: unit.row.id,
      inspected_on: date,
      unit_number: unit.row.unit_number,
      configuration: unit.row.configuration,
      state: 'done',
      odometer_km: null,
      hours: null,
      is_crossing: true,
    });
    made.crossings.push({
      survey_id: survey,
      account_id: account.id,
      crossed_at: at,
      local_date: date,
      local_time: timeOf(minute),
      expected_tires: positionsOf(axleConfigurations[unit.row.configuration as ConfigurationCode])
        .length,
      hot_allowance_kpa: hotAllowance,
      license_number: random.chance(0.94) ? (unit.row.license_plate ?? null) : null,
      license_plate_image: null,
      direction,
      is_bidirectional: lane.isBidirectional,
    });
  };
  while (active.length > 0 && made.surveys.length < count) {
    const unit = random.pick(active);
    const day = today - 1 - Math.floor(random.unit() ** 1.3 * surveyHistoryDays);
    const isOut = lane.isBidirectional && random.chance(0.5);
    cross(unit, day, minuteOf(random, isOut ? 380 : 930), isOut ? 'out' : 'in');
    const isBack = isOut && made.surveys.length < count && random.chance(0.3);
    if (isBack) cross(unit, day, minuteOf(random, 1000), 'in');
  }
  return made;
}

const minuteOf = (random: Random, usual: number): number =>
  Math.round(Math.min(1430, Math.max(5, random.normal(usual, 70))));

const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

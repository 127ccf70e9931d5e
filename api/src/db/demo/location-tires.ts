import {
  type AxleRole,
  axleConfigurations,
  type ConfigurationCode,
  positionsOf,
} from '@portal/contract/fleet-surveys';
import type { Account } from './accounts.ts';
import type { CasingWithTire } from './casings-with-tires.ts';
import { hotAllowance } from './crossings.ts';
import type { Day } from './days.ts';
import { axleSpecsOf } from './demo-specs.ts';
import { type DemoMount, equipUnit, type TireRows } from './equip-unit.ts';
import { resolveFinding, unseen } from './finding-outcomes.ts';
import { openGoods } from './goods.ts';
import type { PlacedLocation } from './locations.ts';
import { type Random, randomOf } from './random.ts';
import { pickPressureCare, type ReadingRows, readUnit } from './readings.ts';
import { assignRecordingSurveys } from './recording-surveys.ts';
import type { SpecRow } from './spec-rows.ts';
import type { InspectionRow, SurveyRow } from './surveys.ts';
import { tireOfCasing } from './tires.ts';
import {
  checkTrailer,
  checkWheels,
  drawChecklistSurveys,
  type UnitCheckRows,
} from './unit-checks.ts';
import type { DemoUnit } from './unit-details.ts';
import { positionOf } from './wear.ts';
import type { World } from './world.ts';

/** The tires of a location's units, with their readings. */
export interface LocationTires extends TireRows, ReadingRows, UnitCheckRows {
  readonly unit_inspections: InspectionRow[];
}

export const emptyLocationTires = (): LocationTires => ({
  unit_inspections: [],
  tires: [],
  tire_lives: [],
  mounts: [],
  removals: [],
  removal_conditions: [],
  readings: [],
  reading_conditions: [],
  findings: [],
  checklist_answers: [],
  torque_checks: [],
});

interface Yard {
  readonly account: Account;
  readonly location: PlacedLocation;
  readonly units: readonly DemoUnit[];
  readonly surveys: readonly SurveyRow[];
  readonly inspections: readonly InspectionRow[];
}

/** Units with their tires and quality of care, by id. */
type EquippedUnits = ReadonlyMap<
  number,
  {
    readonly unit: DemoUnit;
    readonly mounts: readonly DemoMount[];
    readonly care: ReturnType<typeof pickPressureCare>;
  }
>;

interface Tires {
  /**
   * Adds the rows of a location.
   *
   * @returns its units with their tires
   */
  equip(yard: Yard, rows: LocationTires): EquippedUnits;
  /** Adds the rows of readings at a lane. */
  readCrossings(
    lane: Pick<Yard, 'account' | 'location' | 'inspections'>,
    equipped: EquippedUnits,
    rows: Pick<LocationTires, 'unit_inspections' | 'readings' | 'reading_conditions' | 'findings'>,
  ): void;
}

/**
 * Generates the tires of one location after the other, each from its own random streams.
 *
 * @param handed the tires handed to plants, by the location they came from
 */
export function createTireGenerator(
  world: World,
  today: Day,
  specs: readonly SpecRow[],
  handed: ReadonlyMap<number, readonly CasingWithTire[]>,
): Tires {
  const goods = openGoods(world.catalog, today);
  const known = [...handed.values()].reduce((sum, { length }) => sum + length, 0);
  const ids = { tire: known, mount: 0, removal: 0 };
  let reading = 0;
  const nextReading = () => {
    reading += 1;
    return reading;
  };
  const askedOf = ({ id }: Account) =>
    axleSpecsOf(specs.filter(({ account_id }) => account_id === id));
  return { equip, readCrossings };

  function equip(
    { account, location, units, surveys, inspections }: Yard,
    rows: LocationTires,
  ): EquippedUnits {
    const random = randomOf(world.seed, `tires at ${location.id}`);
    const after = randomOf(world.seed, `after inspections at ${location.id}`);
    const lists = randomOf(world.seed, `checklists at ${location.id}`);
    const listed = drawChecklistSurveys(lists, surveys);
    const prices = randomOf(world.seed, `prices of tires at ${location.id}`);
    const place = { account, locationId: location.id, today, goods, ids, prices };
    const before = rows.removals.length;
    const waiting = [...(handed.get(location.id) ?? [])];
    const take = assignToPositions(units, waiting, random);
    const isNeglected = location.id === world.stories.flatLocation;
    const equipped: EquippedUnits = new Map(
      units.map((unit) => {
        const mounts = equipUnit(world, place, unit, take, rows, random);
        return [unit.row.id, { unit, mounts, care: pickPressureCare(random, isNeglected) }];
      }),
    );
    assignRecordingSurveys(
      randomOf(world.seed, `removals noted at ${location.id}`),
      rows.removals.slice(before),
      surveys,
    );
    // The others have no known mounts.
    for (const each of waiting) rows.tires.push(tireOfCasing(account, each));
    const asked = askedOf(account);
    for (const inspection of inspections) {
      const equipment = equipped.get(inspection.unit_id);
      if (!equipment) continue;
      const { unit, mounts, care } = equipment;
      const of = { inspection, locationId: location.id, specs: asked, mounts, care, hot: null };
      const { findings, ...read } = readUnit(random, of, rows, nextReading);
      for (const finding of findings)
        rows.findings.push(resolveFinding(after, today, finding, inspection.inspected_on));
      checkWheels(after, inspection, mounts, rows);
      const is_ready = listed.has(inspection.survey_id)
        ? checkTrailer(lists, unit.row, inspection, rows)
        : null;
      rows.unit_inspections.push({ ...read.inspection, is_ready });
    }
    return equipped;
  }

  function readCrossings(
    { account, location, inspections }: Parameters<Tires['readCrossings']>[0],
    equipped: EquippedUnits,
    rows: Parameters<Tires['readCrossings']>[2],
  ): void {
    const random = randomOf(world.seed, `tires over the lane at ${location.id}`);
    const place = { locationId: location.id, specs: askedOf(account), hot: hotAllowance };
    for (const inspection of inspections) {
      const found = equipped.get(inspection.unit_id);
      if (!found) continue;
      const { mounts, care } = found;
      const of = { ...place, inspection, mounts, care };
      const read = readUnit(random, of, rows, nextReading);
      rows.findings.push(...read.findings.map(unseen));
      rows.unit_inspections.push({ ...read.inspection, is_ready: null });
    }
  }
}

/**
 * Assigns tires that were handed to plants to positions of their kind, spread evenly over the units
 * of a location.
 *
 * @param waiting loses the tires that are assigned
 */
function assignToPositions(units: readonly DemoUnit[], waiting: CasingWithTire[], random: Random) {
  const places = { steer: 0, drive: 0, trail: 0 };
  for (const { row } of units) {
    const configuration = axleConfigurations[row.configuration as ConfigurationCode];
    for (const { axle } of positionsOf(configuration))
      places[positionOf[configuration.axles[axle - 1]?.role ?? 'trailer']] += 1;
  }
  return (role: AxleRole): CasingWithTire | undefined => {
    const position = positionOf[role];
    const fitting = waiting.filter(({ passage }) => passage.position === position);
    const [first] = fitting;
    const left = places[position];
    places[position] -= 1;
    if (!first || !random.chance(fitting.length / left)) return undefined;
    waiting.splice(waiting.indexOf(first), 1);
    return first;
  };
}

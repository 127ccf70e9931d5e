import {
  type AxleSpec,
  axleConfigurations,
  type ConfigurationCode,
  checkLimits,
  countsOf,
  crossingLimits,
  type FlaggedTire,
  findingsOf,
  flagsOf,
  positionsOf,
  type ReadTire,
  specOf,
  wearConditions,
} from '@portal/contract/fleet-surveys';
import { unitSizes } from '@portal/contract/portal';
import type { Insertable } from 'kysely';
import { findingRows } from '../finding-rows.ts';
import type { FindingsTable, ReadingConditionsTable, ReadingsTable } from '../schema/tires.ts';
import { dayOf } from './days.ts';
import type { DemoMount } from './equip-unit.ts';
import type { Random } from './random.ts';
import type { InspectionRow } from './surveys.ts';
import { positionOf, wearGroup } from './wear.ts';

type ReadingRow = Insertable<ReadingsTable> & { readonly id: number };

/** The readings and findings of one location. */
export interface ReadingRows {
  readonly readings: ReadingRow[];
  readonly reading_conditions: Insertable<ReadingConditionsTable>[];
  readonly findings: Insertable<FindingsTable>[];
}

/** A unit with its findings after it was read. */
interface ReadUnit {
  /** Including its counts. */
  readonly inspection: InspectionRow;
  readonly findings: Insertable<FindingsTable>[];
}

const { psi, '32nds': thirtySecond } = unitSizes;

/**
 * How well a unit's tires are maintained: deviation from the target in psi, and the share of flats.
 */
const cares = [
  { odds: 55, mean: -2, deviation: 3.6, flats: 0.004 },
  { odds: 30, mean: -5, deviation: 7, flats: 0.03 },
  { odds: 15, mean: -15, deviation: 9, flats: 0.08 },
] as const;
export type PressureCare = (typeof cares)[number];
/** For the neglected yard. */
const neglected = { odds: 0, mean: -22, deviation: 9, flats: 0.06 };

export const pickPressureCare = (
  random: Random,
  isNeglected: boolean,
): Omit<PressureCare, 'odds'> | typeof neglected =>
  isNeglected ? neglected : (cares[random.weighted(cares.map(({ odds }) => odds))] ?? cares[0]);

interface ReadUnitOptions {
  readonly inspection: InspectionRow;
  readonly locationId: number;
  readonly mounts: readonly DemoMount[];
  readonly care: { readonly mean: number; readonly deviation: number; readonly flats: number };
  readonly specs: readonly AxleSpec[];
  /** kPa by which a lane reads hot tires too high; null for readings by hand. */
  readonly hot: number | null;
}

/**
 * Reads the tires of a unit: all of them, or the first half if the inspection has only been
 * started.
 *
 * @param rows to which the readings are added
 */
export function readUnit(
  random: Random,
  { inspection, locationId, mounts, care, specs, hot }: ReadUnitOptions,
  rows: Pick<ReadingRows, 'readings' | 'reading_conditions'>,
  nextId: () => number,
): ReadUnit {
  const configuration = axleConfigurations[inspection.configuration as ConfigurationCode];
  const day = dayOf(inspection.inspected_on);
  const lifted = configuration.axles.flatMap(({ role }, index) =>
    role === 'lift' && random.chance(0.5) ? [index + 1] : [],
  );
  const places = positionsOf(configuration).filter(({ axle }) => !lifted.includes(axle));
  const expected = { ...inspection, lifted_axles: lifted, tires_expected: places.length };
  if (inspection.state === 'waiting')
    return { inspection: { ...expected, ...unread }, findings: [] };
  const reached = inspection.state === 'done' ? places : places.slice(0, places.length / 2);
  let mate: number | null = null;
  const read: (ReadTire & FlaggedTire)[] = reached.map((place) => {
    const role = configuration.axles[place.axle - 1]?.role ?? 'trailer';
    const mount = mounts.find(
      (each) =>
        each.axle === place.axle &&
        each.side === place.side &&
        each.slot === place.slot &&
        each.from <= day &&
        (each.to === null || day < each.to),
    );
    const at = {
      role,
      locationId,
      day: inspection.inspected_on,
      loadRange: mount?.loadRange ?? null,
    };
    const spec = specOf(specs, at);
    const isReached = !(place.slot === 'inner' && random.chance(0.015)) && !random.chance(0.008);
    const drawn: number =
      mate === null
        ? spec.targetPressure / psi + random.normal(care.mean, care.deviation)
        : mate + random.normal(0, 3.5);
    mate = place.slot === 'single' || mate !== null ? null : drawn;
    const isFlat = random.chance(care.flats);
    const felt = hot === null ? drawn : drawn + random.normal(hot / psi, 2);
    const pressure = isFlat ? 0 : Math.min(200, Math.max(0, Math.round(felt))) * psi;
    const depth = mount ? mount.original - mount.wear * (day - mount.from) : null;
    const tread =
      depth === null ? null : Math.max(0, Math.round(depth / thirtySecond)) * thirtySecond;
    const tire = {
      ...place,
      role,
      spec,
      pressure: isReached ? pressure : null,
      tread: isReached ? tread : null,
    };
    const id = nextId();
    const hasTwo = hot === null && tread !== null && isReached && random.chance(0.3);
    const valve = hot === null ? valveOf(random, isReached) : null;
    rows.readings.push({
      id,
      account_id: inspection.account_id,
      inspection_id: inspection.id,
      axle_number: place.axle,
      side: place.side,
      slot: place.slot,
      mount_id: mount?.id ?? null,
      state: isReached
        ? 'read'
        : place.slot === 'inner' && hot === null
          ? 'inaccessible'
          : 'not_read',
      pressure_kpa: tire.pressure,
      treads_mm:
        tire.tread === null ? [] : hasTwo ? [tire.tread, tire.tread + thirtySecond] : [tire.tread],
      valve,
      resolution:
        isFlat && hot === null ? random.pick(['inflated', 'tire_replaced', 'scheduled']) : null,
      client_key: null,
      created_by: null,
      changed_at: inspection.changed_at,
    });
    const conditions =
      hot === null && isReached && random.chance(0.05)
        ? [random.pick(wearConditions[wearGroup[positionOf[role]]])]
        : [];
    for (const condition of conditions) rows.reading_conditions.push({ reading_id: id, condition });
    return { ...tire, valve, conditions };
  });
  const findings = findingsOf(read, hot === null ? checkLimits : crossingLimits(hot));
  return {
    inspection: { ...expected, ...countsOf(read, findings), ...flagsOf(read) },
    findings: findingRows(inspection, findings),
  };
}

function valveOf(random: Random, isReached: boolean) {
  if (!isReached) return 'no_reading';
  return random.chance(0.93) ? 'ok' : random.pick(faultyValves);
}

const unread = {
  color: 'grey',
  tires_read: 0,
  criticals: 0,
  warnings: 0,
  flagged_wear: 0,
  flagged_valves: 0,
} as const;
const faultyValves = [
  'missing_cap',
  'plastic_cap',
  'leaking',
  'bent_damaged',
  'flow_through',
] as const;

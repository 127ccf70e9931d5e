import type { AxleMap, TireSaving, Wheel } from '../fleet-surveys-types.ts';
import { wearConditionCodes } from '../tires/code-lists.ts';
import { judgedMap } from './judged-map.ts';
import { converted } from './shown.ts';
import { isNamedSince } from './tire-details.ts';
import { isAt, wheelAt, withWheels } from './wheels.ts';

type Reading = NonNullable<Wheel['reading']>;

/** Returns the map after a tire was saved. Saving the same values is no change. */
export function savedTire(map: AxleMap, said: TireSaving): AxleMap {
  const wheel = wheelAt(map, said);
  if (!wheel) return map;
  const present = wheel.reading;
  const reading = remembered(map, said, present);
  if (present && isSame(present, reading)) return map;
  // An already predicted revision stays, even if the map is older.
  const revision = Math.max(present?.revision ?? 0, said.revision + 1);
  const conditions = wearConditionCodes.filter((code) => reading.wear_conditions.includes(code));
  const kept = { ...reading, revision, wear_conditions: conditions };
  const { inspection } = map;
  const state = inspection.state === 'waiting' ? ('started' as const) : inspection.state;
  return judgedMap({
    ...withWheels(map, (each) => (isAt(each, said) ? { ...each, reading: kept } : each)),
    inspection: { ...inspection, state },
    tire_changes: stoodOn(map.tire_changes, wheel),
  });
}

function remembered(
  { pressure_format, tread_depth_format }: AxleMap,
  said: TireSaving,
  present: Reading | null,
): Omit<Reading, 'revision'> {
  const tread_depths = said.tread_depths.map((tread) =>
    converted(tread, said.tread_depth_format, tread_depth_format),
  );
  return {
    state: said.state,
    pressure:
      said.pressure === null
        ? null
        : converted(said.pressure, said.pressure_format, pressure_format),
    tread_depths,
    tread_depth: tread_depths.length > 0 ? Math.min(...tread_depths) : null,
    is_taken_over: said.is_taken_over ?? false,
    valve: said.valve === undefined ? (present?.valve ?? null) : said.valve,
    resolution: said.resolution === undefined ? (present?.resolution ?? null) : said.resolution,
    wear_conditions: said.wear_conditions ?? present?.wear_conditions ?? [],
    comments: said.comments ?? present?.comments ?? '',
    confirmed: said.confirmed ?? [],
  };
}

const isSame = ({ revision: _, ...present }: Reading, next: Omit<Reading, 'revision'>): boolean =>
  (Object.keys(next) as (keyof typeof next)[]).every(
    (name) => JSON.stringify(present[name]) === JSON.stringify(next[name]),
  );

/**
 * Marks the last change of a position as not undoable once the tire that it mounted was read. A
 * tire identified later, where the change left none, is not part of the change.
 */
function stoodOn(changes: AxleMap['tire_changes'], wheel: Wheel): AxleMap['tire_changes'] {
  const last = changes.find(({ positions }) => positions.includes(wheel.position));
  if (!wheel.tire || isNamedSince(last, wheel)) return changes;
  return changes.map((change) => (change === last ? { ...change, obstacle: 'read' } : change));
}

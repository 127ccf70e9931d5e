import {
  type AxleMap,
  confirmations,
  resolutions,
  surveyLimits,
  valves,
  wearConditionCodes,
} from '@portal/contract/fleet-surveys';
import { wheelsInOrder } from '../../../axles/wheel-order.ts';
import type { ByPosition } from './by-position.ts';
import { type Entry, isChanged } from './entry.ts';

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= surveyLimits.comments;
const listed = <Code>(value: unknown, codes: readonly Code[]): Code[] =>
  Array.isArray(value) ? codes.filter((code) => value.includes(code)) : [];

/**
 * Entries from browser storage, which may contain anything, by position.
 *
 * @param places positions of the unit
 */
export function entriesIn(kept: unknown, places: readonly string[]): Record<string, Entry> {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    places.flatMap((place) => {
      const entry = entryIn(Reflect.get(kept, place));
      return entry ? [[place, entry]] : [];
    }),
  );
}

function entryIn(kept: unknown): Entry | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const read = (name: keyof Entry): unknown => Reflect.get(kept, name);
  const treads = read('treads');
  const [revision, pressure, comments] = [read('revision'), read('pressure'), read('comments')];
  if (!Array.isArray(treads) || treads.length !== 3 || !treads.every(isText)) return null;
  if (!Number.isInteger(revision) || !isText(pressure) || !isText(comments)) return null;
  const [first, second, third] = treads;
  return {
    revision: Number(revision),
    pressure,
    treads: [first ?? '', second ?? '', third ?? ''],
    absence: listed([read('absence')], ['not_read', 'inaccessible'] as const)[0] ?? null,
    isTakenOver: read('isTakenOver') === true,
    confirmed: listed(read('confirmed'), confirmations),
    valve: listed([read('valve')], valves)[0] ?? null,
    resolution: listed([read('resolution')], resolutions)[0] ?? null,
    wear_conditions: listed(read('wear_conditions'), wearConditionCodes),
    comments,
  };
}

/**
 * Stored entries that the server does not have: some may have been saved while the page was being
 * left, without hearing of it.
 */
export function unsavedIn(kept: unknown, map: AxleMap): ByPosition<Entry> {
  const wheels = wheelsInOrder(map, 'by_axle');
  const places = wheels.map(({ position }) => position);
  const entries = entriesIn(kept, places);
  const unsaved = wheels.flatMap((wheel) => {
    const entry = entries[wheel.position];
    return entry && isChanged(entry, wheel, map) ? [[wheel.position, entry] as const] : [];
  });
  return Object.fromEntries(unsaved);
}

import type { AxleMap, TireSaving, Wheel } from '@portal/contract/fleet-surveys';
import { judge } from '../../../merging/verdict/judge.ts';
import { type Entry, entryOf, savingOf } from './entry.ts';

type Reading = Wheel['reading'];

interface BegunEntry {
  readonly entry: Entry;
  /** The reading that it started from; undefined if it is not known any more. */
  readonly begunOn: Reading | undefined;
}

/** Input merged with changes that others have saved meanwhile. */
export interface MergedEntry {
  readonly entry: Entry;
  /** Whether both sides changed different fields only. */
  readonly isClear: boolean;
}

const call = 'POST fleet_survey/save_tire';

/**
 * Merges a tire's input with its present reading. Fields changed by both keep the input.
 *
 * @param wheel in its present state
 * @returns null if there is another tire, or if it is not known what the entry started from
 */
export function mergedEntry(
  { entry, begunOn }: BegunEntry,
  wheel: Wheel,
  map: AxleMap,
): MergedEntry | null {
  if (begunOn === undefined) return null;
  const { pressure_format, tread_depth_format } = map;
  const tire_id = wheel.tire?.tire_id ?? null;
  const body = savingOf(entry, { ...wheel, reading: begunOn }, map);
  const read = { tire_id, reading: begunOn, pressure_format, tread_depth_format };
  const failure = { status: 400, code: 'changed_elsewhere', path: 'revision' };
  const verdict = judge({ call, body, read, failure }, map);
  if (verdict.kind === 'merged')
    return { entry: entryFromBody(verdict.next.body, map), isClear: true };
  if (verdict.kind !== 'clash') return null;
  return { entry: entryFromBody(verdict.nextWith({}).body, map), isClear: false };
}

/** Converts the body of a save back to input. */
function entryFromBody(body: object, map: AxleMap): Entry {
  const said = body as TireSaving;
  const { tread_depths, valve = null, resolution = null, comments = '' } = said;
  const { is_taken_over = false, wear_conditions = [], confirmed = [] } = said;
  const more = { valve, resolution, comments, is_taken_over, wear_conditions, confirmed };
  return entryOf({ reading: { ...said, ...more, tread_depth: tread_depths[0] ?? null } }, map);
}

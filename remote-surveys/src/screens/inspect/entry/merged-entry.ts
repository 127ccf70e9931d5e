import type { AxleMap, TireSaving, Wheel } from '@portal/contract/fleet-surveys';
import { judge } from '../../../merging/verdict/judge.ts';
import { type Entry, entryOf, savingOf } from './entry.ts';

type Reading = Wheel['reading'];

interface Typed {
  readonly entry: Entry;
  /** The reading that it was begun on; undefined where that is not known any more. */
  readonly begunOn: Reading | undefined;
}

/** What was typed of a tire, on top of what somebody else has saved meanwhile. */
export interface Merged {
  readonly entry: Entry;
  /** Whether both have changed something different. */
  readonly isClear: boolean;
}

const call = 'POST fleet_survey/save_tire';

/**
 * Merges what is typed of a tire with what stands there now. What both have changed stays as it is typed.
 *
 * @param wheel as it is now
 * @returns null where another tire is there, or nobody knows what the entry was begun on
 */
export function mergedEntry({ entry, begunOn }: Typed, wheel: Wheel, map: AxleMap): Merged | null {
  if (begunOn === undefined) return null;
  const { pressure_format, tread_depth_format } = map;
  const tire_id = wheel.tire?.tire_id ?? null;
  const body = savingOf(entry, { ...wheel, reading: begunOn }, map);
  const read = { tire_id, reading: begunOn, pressure_format, tread_depth_format };
  const failure = { status: 400, code: 'changed_elsewhere', path: 'revision' };
  const verdict = judge({ call, body, read, failure }, map);
  if (verdict.kind === 'merged') return { entry: typedOf(verdict.next.body, map), isClear: true };
  if (verdict.kind !== 'clash') return null;
  return { entry: typedOf(verdict.nextWith({}).body, map), isClear: false };
}

/** A saving as it would be typed. */
function typedOf(body: object, map: AxleMap): Entry {
  const said = body as TireSaving;
  const { tread_depths, valve = null, resolution = null, comments = '' } = said;
  const { is_taken_over = false, wear_conditions = [], confirmed = [] } = said;
  const more = { valve, resolution, comments, is_taken_over, wear_conditions, confirmed };
  return entryOf({ reading: { ...said, ...more, tread_depth: tread_depths[0] ?? null } }, map);
}

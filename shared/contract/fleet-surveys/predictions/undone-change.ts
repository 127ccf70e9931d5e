import type { AxleMap, Wheel } from '../fleet-surveys-types.ts';
import { specWith } from './changed-tires.ts';
import { judgedMap } from './judged-map.ts';
import { isNamedSince, isOfChange } from './tire-details.ts';
import { isAt, wheelsOf, withWheels } from './wheels.ts';

/** The parts of the map that a change of tires replaced, as they were before. */
export type BeforeChange = Pick<AxleMap, 'axles' | 'tire_changes' | 'wheel_ends'>;

/**
 * Returns the map after a change of tires was undone: the tires are back at their positions, with
 * their readings.
 *
 * @param id of the change
 */
export function undoneChange(map: AxleMap, id: number, before: BeforeChange): AxleMap {
  const change = map.tire_changes.find(({ tire_change_id }) => tire_change_id === id);
  if (!change) return map;
  const wheels = wheelsOf({ ...map, axles: before.axles });
  const isConcerned = (position: string) => change.positions.includes(position);
  const onUnit = wheelsOf(map);
  /**
   * Puts back a tire that was removed, or that was moved and possibly identified differently since.
   */
  const putBack = (tire: NonNullable<Wheel['tire']>) => {
    const moved = onUnit.find((wheel) => wheel.tire?.tire_id === tire.tire_id)?.tire;
    return moved
      ? { ...moved, mounted_on: tire.mounted_on, revision: moved.revision + 1 }
      : { ...tire, revision: tire.revision + 2 };
  };
  const put = withWheels(map, (wheel, { role }) => {
    const was = wheels.find((each) => isAt(each, wheel));
    if (!was || !isConcerned(wheel.position)) return wheel;
    const tire = was.tire && putBack(was.tire);
    // A reading taken while the position was empty belongs to no tire; a tire that a change mounted
    // there hides it.
    const last = before.tire_changes.find(({ positions }) => positions.includes(wheel.position));
    const isHidden = was.tire !== null && last !== undefined && !isNamedSince(last, was);
    const reading = was.reading ?? (wheel.tire === null && !isHidden ? wheel.reading : null);
    return { ...was, ...specWith(map, role, was, tire), tire, reading };
  });
  return judgedMap({
    ...put,
    tire_changes: withoutChange(map, change, before),
    wheel_ends: map.wheel_ends.map((end) => {
      const was = before.wheel_ends.find(
        ({ axle_number, side }) => axle_number === end.axle_number && side === end.side,
      );
      const outer = wheels.find(
        (wheel) =>
          wheel.axle_number === end.axle_number &&
          wheel.side === end.side &&
          wheel.slot !== 'inner',
      );
      return was && outer && isConcerned(outer.position)
        ? { ...end, mounted_on: was.mounted_on, retorque: was.retorque }
        : end;
    }),
  });
}

type Change = AxleMap['tire_changes'][number];

/** Returns the other changes. An obstacle caused by the undone change alone is removed. */
function withoutChange(map: AxleMap, undone: Change, before: BeforeChange): Change[] {
  const left = map.tire_changes.filter((each) => each !== undone);
  const tireOf = ({ axles }: Pick<AxleMap, 'axles'>, position: string) =>
    wheelsOf({ ...map, axles }).find((wheel) => wheel.position === position)?.tire ?? null;
  /** Whether the tire that a change mounted or omitted at a position has been identified since. */
  const isSaid = (position: string) => {
    const was = tireOf(before, position);
    return isOfChange(map, { tire: was }) && tireOf(map, position)?.revision !== was?.revision;
  };
  return left.map((each, index) => {
    const was = before.tire_changes.find(
      ({ tire_change_id }) => tire_change_id === each.tire_change_id,
    );
    const isUnder = left
      .slice(0, index)
      .some(({ positions }) => positions.some((position) => each.positions.includes(position)));
    const others = each.positions.filter((position) => !undone.positions.includes(position));
    const stays = each.obstacle !== 'changed' || isUnder || others.some(isSaid);
    return stays ? each : (was ?? each);
  });
}

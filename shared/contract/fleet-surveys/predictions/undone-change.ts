import type { AxleMap } from '../fleet-surveys-types.ts';
import { judgedMap } from './judged-map.ts';
import { isAt, wheelsOf, withWheels } from './wheels.ts';

/** What a change of tires has replaced, as it was before. */
export type BeforeChange = Pick<AxleMap, 'axles' | 'tire_changes' | 'wheel_ends'>;

/**
 * What a unit looks like after a change of its tires was undone: they are where they were, with what was
 * read of them.
 *
 * @param id of the change
 */
export function undoneChange(map: AxleMap, id: number, before: BeforeChange): AxleMap {
  const change = map.tire_changes.find(({ tire_change_id }) => tire_change_id === id);
  if (!change) return map;
  const wheels = wheelsOf({ ...map, axles: before.axles });
  const isConcerned = (position: string) => change.positions.includes(position);
  const put = withWheels(map, (wheel) => {
    const was = wheels.find((each) => isAt(each, wheel));
    if (!was || !isConcerned(wheel.position)) return wheel;
    // It was taken off or moved, and now put back.
    const tire = was.tire && { ...was.tire, revision: was.tire.revision + 2 };
    // What was read while no tire was there is of no tire, and stays at the place.
    const reading = was.reading ?? (wheel.tire === null ? wheel.reading : null);
    return { ...was, tire, reading };
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

/** The other changes. What stood on one for the sake of that change alone stands on it no longer. */
function withoutChange(map: AxleMap, undone: Change, before: BeforeChange): Change[] {
  const left = map.tire_changes.filter((each) => each !== undone);
  const tireOf = ({ axles }: Pick<AxleMap, 'axles'>, position: string) =>
    wheelsOf({ ...map, axles }).find((wheel) => wheel.position === position)?.tire ?? null;
  /** Whether somebody has said since what the tire is that a change has put, or left out, there. */
  const isSaid = (position: string) => {
    const [was, is] = [tireOf(before, position), tireOf(map, position)];
    if (was === null) return is !== null;
    const isNew = was.revision === 1 && was.mounted_on === map.survey.survey_date;
    return isNew && is?.revision !== was.revision;
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

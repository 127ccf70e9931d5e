import type { AxleMap, TireDetails, Wheel } from '../fleet-surveys-types.ts';
import { makeOf, specWith } from './changed-tires.ts';
import { judgedMap } from './judged-map.ts';
import { isAt, wheelAt, withWheels } from './wheels.ts';

/**
 * Returns the map after the tire at a position was identified.
 *
 * @param tireId id of a tire unknown before, or a placeholder
 */
export function saidTire(map: AxleMap, said: TireDetails, tireId: number): AxleMap {
  const make = makeOf(said);
  const place = wheelAt(map, said);
  if (!place || isMadeAs(place, make)) return map;
  return judgedMap({
    ...withWheels(map, (wheel, { role }) => {
      if (!isAt(wheel, said)) return wheel;
      const present = wheel.tire;
      const tire = {
        tire_id: present?.tire_id ?? tireId,
        revision: Math.max(present?.revision ?? 0, said.revision + 1),
        ...make,
        original_tread_depth: null,
        mounted_on: present?.mounted_on ?? map.survey.survey_date,
      };
      return { ...wheel, ...specWith(map, role, wheel, tire), tire };
    }),
    wheel_ends: map.wheel_ends.map((end) =>
      place.tire === null && isAt({ ...end, slot: place.slot }, place) && place.slot !== 'inner'
        ? { ...end, mounted_on: map.survey.survey_date, retorque: null }
        : end,
    ),
    tire_changes: isOfChange(map, place) ? stoodOn(map, place.position) : map.tire_changes,
  });
}

/** Whether the position's last change left it without a tire, or created the tire there. */
export const isOfChange = ({ survey }: AxleMap, { tire }: Pick<Wheel, 'tire'>): boolean =>
  tire === null || (tire.revision === 1 && tire.mounted_on === survey.survey_date);

/**
 * Whether the tire was identified later, at a position that its last change had left without one.
 */
export const isNamedSince = (
  last: Pick<AxleMap['tire_changes'][number], 'obstacle'> | undefined,
  { tire }: Pick<Wheel, 'tire'>,
): boolean => last?.obstacle === 'changed' && tire?.revision === 1;

function stoodOn({ tire_changes }: AxleMap, position: string): AxleMap['tire_changes'] {
  const last = tire_changes.find(({ positions }) => positions.includes(position));
  return tire_changes.map((change) =>
    change === last && change.obstacle === null ? { ...change, obstacle: 'changed' } : change,
  );
}

const isMadeAs = ({ tire }: Wheel, make: ReturnType<typeof makeOf>): boolean =>
  tire !== null &&
  (Object.keys(make) as (keyof typeof make)[]).every((name) => tire[name] === make[name]);

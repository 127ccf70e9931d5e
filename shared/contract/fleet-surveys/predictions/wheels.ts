import type { AxleMap, Wheel } from '../fleet-surveys-types.ts';
import type { WheelPosition } from '../tires/places.ts';

/** A position as named in calls. */
export interface NamedPlace extends Pick<WheelPosition, 'side' | 'slot'> {
  readonly axle_number: number;
}

type Axle = AxleMap['axles'][number];

/**
 * The wheels of an axle from left to right. Those of a whole unit go axle by axle from the front.
 */
export const wheelsOfAxle = ({ left_side, right_side }: Axle): Wheel[] => [
  ...left_side.wheels,
  ...right_side.wheels,
];
export const wheelsOf = ({ axles }: AxleMap): Wheel[] => axles.flatMap(wheelsOfAxle);

export const isAt = (wheel: NamedPlace, { axle_number, side, slot }: NamedPlace): boolean =>
  wheel.axle_number === axle_number && wheel.side === side && wheel.slot === slot;

export const wheelAt = (map: AxleMap, place: NamedPlace): Wheel | undefined =>
  wheelsOf(map).find((wheel) => isAt(wheel, place));

/** Returns the map with `change` applied to each wheel; unchanged wheels keep their identity. */
export function withWheels(map: AxleMap, change: (wheel: Wheel, axle: Axle) => Wheel): AxleMap {
  const sideOf = (axle: Axle, side: 'left_side' | 'right_side') => ({
    ...axle[side],
    wheels: axle[side].wheels.map((wheel) => change(wheel, axle)),
  });
  return {
    ...map,
    axles: map.axles.map((axle) => ({
      ...axle,
      left_side: sideOf(axle, 'left_side'),
      right_side: sideOf(axle, 'right_side'),
    })),
  };
}

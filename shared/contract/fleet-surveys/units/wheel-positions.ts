import type { Side, Slot, WheelPosition } from '../tires/places.ts';
import type { Axle, AxleConfiguration } from './configurations.ts';

/**
 * Returns the positions of a configuration, axle by axle from the front, each from left to right.
 */
export const positionsOf = ({ axles }: AxleConfiguration): WheelPosition[] =>
  axles.flatMap((axle, index) =>
    acrossAxle(axle).map(([side, slot]) => ({ axle: index + 1, side, slot })),
  );

const acrossAxle = ({ isDual }: Axle): readonly (readonly [Side, Slot])[] =>
  isDual
    ? [
        ['left', 'outer'],
        ['left', 'inner'],
        ['right', 'inner'],
        ['right', 'outer'],
      ]
    : [
        ['left', 'single'],
        ['right', 'single'],
      ];

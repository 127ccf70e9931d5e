import type { Axle, AxleConfiguration } from './configurations.ts';

export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];
/** Of two tires on one side the outer and the inner one; `single` where there is one. */
export const slots = ['outer', 'inner', 'single'] as const;
export type Slot = (typeof slots)[number];

/** A place for a tire. */
export interface WheelPosition {
  /** From the front, counted from 1. */
  readonly axle: number;
  readonly side: Side;
  readonly slot: Slot;
}

/** The places of a configuration, axle by axle from the front, on each from left to right. */
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

const letters = { left: 'L', right: 'R', outer: 'O', inner: 'I', single: '' } as const;

/** A place as people call it, such as `1L` or `2RI`. It is derived and never stored. */
export const positionLabel = ({ axle, side, slot }: WheelPosition): string =>
  `${axle}${letters[side]}${letters[slot]}`;

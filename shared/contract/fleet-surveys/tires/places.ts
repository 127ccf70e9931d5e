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

const letters = { left: 'L', right: 'R', outer: 'O', inner: 'I', single: '' } as const;

/** A place as people call it, such as `1L` or `2RI`. It is derived and never stored. */
export const positionLabel = ({ axle, side, slot }: WheelPosition): string =>
  `${axle}${letters[side]}${letters[slot]}`;

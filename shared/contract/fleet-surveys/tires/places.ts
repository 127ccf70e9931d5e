export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];
/** The outer or inner of two tires on a side; `single` if there is only one. */
export const slots = ['outer', 'inner', 'single'] as const;
export type Slot = (typeof slots)[number];

/** A position for a tire. */
export interface WheelPosition {
  /** From the front, starting at 1. */
  readonly axle: number;
  readonly side: Side;
  readonly slot: Slot;
}

const letters = { left: 'L', right: 'R', outer: 'O', inner: 'I', single: '' } as const;

/**
 * Returns the display name of a position, such as `1L` or `2RI`. It is derived and never stored.
 */
export const positionLabel = ({ axle, side, slot }: WheelPosition): string =>
  `${axle}${letters[side]}${letters[slot]}`;

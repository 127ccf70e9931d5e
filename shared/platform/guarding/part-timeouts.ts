let stall = 5_000;

/** Number of stalls after which a page fails; a lazy part waits as long. */
const attempts = 3;

/** Returns the time without a byte after which a file counts as stalled (milliseconds). */
export const partStallTimeout = (): number => stall;

/** Returns the time limit for a lazy part whose progress is not visible (milliseconds). */
export const partTimeout = (): number => stall * attempts;

/** Sets the region's stall (milliseconds). */
export function setPartStallTimeout(own: number): void {
  stall = own;
}

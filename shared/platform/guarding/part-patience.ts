let stall = 5_000;

/** Silences that a file of a page is given before the page fails; a late part has as many. */
const attempts = 3;

/** Without a byte for so long, a file counts as lost (milliseconds). */
export const partStall = (): number => stall;

/** How long a late part is waited for whose bytes nobody sees (milliseconds). */
export const partPatience = (): number => stall * attempts;

/** Sets the stall of the region (milliseconds). */
export function setPartStall(own: number): void {
  stall = own;
}

/** What a drawing may be at most; charts of a screen stay far below. */
export const drawingLimits = {
  /** Of the drawing as it was sent. */
  bytes: 2 * 1024 * 1024,
  elements: 20_000,
  /** Elements inside one another. */
  depth: 32,
  /** Of all texts together. */
  characters: 100_000,
  /** Width and height in pixels, as the drawing says them. */
  side: 10_000,
  /** Of any number in a drawing, whatever its sign. */
  number: 1_000_000,
  /** Of the picture that is made from it. */
  pixels: 16_000_000,
} as const;

/** A drawing is not made into a picture; the message says why, for the log. */
export class DrawingRefused extends Error {
  override readonly name = 'DrawingRefused';
}

/** Limits of a drawing; charts on screens stay far below them. */
export const drawingLimits = {
  /** Size of the drawing as sent. */
  bytes: 2 * 1024 * 1024,
  elements: 20_000,
  /** Nesting depth of elements. */
  depth: 32,
  /** Total of all texts. */
  characters: 100_000,
  /** Width and height in pixels, as declared by the drawing. */
  side: 10_000,
  /** Absolute value of any number in a drawing. */
  number: 1_000_000,
  /** Size of the resulting picture. */
  pixels: 16_000_000,
} as const;

/** A drawing is not rendered; the message gives the reason, for the log. */
export class DrawingRefused extends Error {
  override readonly name = 'DrawingRefused';
}

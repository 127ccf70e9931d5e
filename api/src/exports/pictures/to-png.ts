import type { Picture } from '../document.ts';
import { drawingLimits } from './drawing-limits.ts';
import type { PngPicture } from './render-messages.ts';
import { createRenderer } from './renderer.ts';

export interface PictureOptions {
  /** Width of the picture in pixels; the height follows from the drawing. */
  readonly width: number;
  readonly signal: AbortSignal;
}

/** Two renderers work in parallel; a further request waits for the one with fewer requests. */
const renderers = [createRenderer(), createRenderer()].map((renderer) => ({ renderer, asked: 0 }));

/**
 * Renders a drawing sent by a browser as a PNG file. It is sanitized and drawn in a process that
 * may crash on it.
 *
 * @returns null if the drawing is refused, or cannot be drawn within the limits of memory and time:
 * the document then describes it in words
 * @throws the signal's reason, as soon as it is aborted
 */
export async function toPng(
  { svg }: Picture,
  { width, signal }: PictureOptions,
): Promise<PngPicture | null> {
  signal.throwIfAborted();
  if (svg.length > drawingLimits.bytes) return null;
  const place = renderers.reduce((one, other) => (other.asked < one.asked ? other : one));
  place.asked += 1;
  try {
    return await place.renderer.draw({ svg, width: Math.round(width) }, signal);
  } finally {
    place.asked -= 1;
  }
}

/** Ends the render processes; they are restarted on demand. */
export function stopDrawing(): void {
  for (const { renderer } of renderers) renderer.stop();
}

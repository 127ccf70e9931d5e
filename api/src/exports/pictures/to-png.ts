import type { Picture } from '../document.ts';
import { drawingLimits } from './drawing-limits.ts';
import type { PngPicture } from './render-messages.ts';
import { createRenderer } from './renderer.ts';

export interface PictureOptions {
  /** Of the picture in pixels; the height follows from the drawing. */
  readonly width: number;
  readonly signal: AbortSignal;
}

/** Two draw at the same time; a third that asks waits for the one that has less to do. */
const renderers = [createRenderer(), createRenderer()].map((renderer) => ({ renderer, asked: 0 }));

/**
 * Makes a PNG file of a drawing that a browser sent. It is cleaned and drawn in a process that may
 * die of it.
 *
 * @returns null when the drawing is refused, or cannot be drawn within the limits of memory and
 *   time: the document then says in words what it shows
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

/** Ends the processes that draw; they are started anew when they are needed. */
export function stopDrawing(): void {
  for (const { renderer } of renderers) renderer.stop();
}

import { DrawingRefused, drawingLimits } from './drawing-limits.ts';

/** The size of a drawing in pixels, and the visible part of its plane. */
export interface DrawingSize {
  readonly width: number;
  readonly height: number;
  /** The visible part: x, y, width and height. */
  readonly viewBox: readonly number[];
}

const pixels = (text = ''): number | null =>
  /^\+?(\d+\.?\d*|\.\d+)(px)?$/.test(text.trim()) ? Number.parseFloat(text) : null;

/**
 * Returns the size that a drawing's outermost element declares, by its width and height or else by
 * its view box.
 *
 * @throws DrawingRefused if it declares none, or one beyond the limits
 */
export function drawingSize(attributes: Readonly<Record<string, string>>): DrawingSize {
  const view = readView(attributes.viewBox);
  const width = pixels(attributes.width) ?? view?.[2];
  const height = pixels(attributes.height) ?? view?.[3];
  if (width === undefined || height === undefined) throw new DrawingRefused('It has no size.');
  if (![width, height].every((side) => side >= 1 && side <= drawingLimits.side))
    throw new DrawingRefused(`Its size is ${width} × ${height}.`);
  return { width, height, viewBox: view ?? [0, 0, width, height] };
}

function readView(text: string | undefined): readonly number[] | null {
  if (text === undefined) return null;
  const view = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = view;
  const isView =
    view.length === 4 &&
    width > 0 &&
    height > 0 &&
    view.every((value) => Math.abs(value) <= drawingLimits.number);
  if (!isView) throw new DrawingRefused('Its view is none.');
  return view;
}

import { DrawingRefused, drawingLimits } from './drawing-limits.ts';

/** How large a drawing is, in pixels, and which part of its plane it shows. */
export interface DrawingSize {
  readonly width: number;
  readonly height: number;
  /** Start and size of the part, as four numbers. */
  readonly viewBox: readonly number[];
}

const pixels = (text = ''): number | null =>
  /^\+?(\d+\.?\d*|\.\d+)(px)?$/.test(text.trim()) ? Number.parseFloat(text) : null;

/**
 * The size that a drawing's outermost element says, by its width and height or else by its view.
 *
 * @throws DrawingRefused where it says none, or one beyond the limits
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

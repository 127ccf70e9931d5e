import type { ImageMark, MarkKind } from '@portal/contract/fleet-surveys';

/** A point on a photo, as shares of its width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 10_000) / 10_000));
/** Minimum visible size of a circle or an arrow, as a share of the width. */
const least = 0.02;

/** The mark drawn from one spot to another; a tap gives a medium-sized one. */
export function markBetween(kind: MarkKind, from: Spot, to: Spot, text: string): ImageMark {
  const start = { x: within(from.x), y: within(from.y) };
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const isTap = length < least;
  if (kind === 'words') return { kind, ...start, text };
  if (kind === 'circle') return { kind, ...start, radius: isTap ? 0.1 : within(length) };
  const tip = isTap ? { x: from.x + 0.15, y: from.y } : to;
  return { kind, ...start, to_x: within(tip.x), to_y: within(tip.y) };
}

/** The same mark at another place. */
function moved(mark: ImageMark, by: Spot): ImageMark {
  const place = { x: within(mark.x + by.x), y: within(mark.y + by.y) };
  return mark.kind === 'arrow'
    ? { ...mark, ...place, to_x: within(mark.to_x + by.x), to_y: within(mark.to_y + by.y) }
    : { ...mark, ...place };
}

/** The same mark with its tip at another place, or in another size. */
function stretched(mark: ImageMark, by: Spot): ImageMark {
  if (mark.kind === 'arrow')
    return { ...mark, to_x: within(mark.to_x + by.x), to_y: within(mark.to_y + by.y) };
  if (mark.kind === 'circle') {
    const radius = Math.min(1, Math.max(least, within(mark.radius + by.x - by.y)));
    return { ...mark, radius };
  }
  return mark;
}

const step = 0.02;
const steps: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** Applies a key to a mark; null if the key does nothing. */
export function markAfterKey(mark: ImageMark, key: string, isShifted: boolean): ImageMark | null {
  const by = steps[key];
  if (!by) return null;
  return isShifted ? stretched(mark, by) : moved(mark, by);
}

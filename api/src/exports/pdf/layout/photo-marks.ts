import type { Content } from 'pdfmake';
import type { PhotoMark } from '../../document.ts';
import type { Pen } from '../text/pen.ts';
import { shortened } from '../text/write-line.ts';
import type { DrawnShape } from './drawn-shape.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Words {
  readonly content: Extract<Content, { text: unknown }>;
  readonly place: Point;
}

/** Light on dark, visible on any photo. */
const [light, dark] = ['#f5a634', '#000'];

/**
 * Returns the shapes and texts drawn over a photo, in points from its top left corner. Words are
 * shortened to fit on their line; the caption has them in full.
 */
export function photoMarks(
  marks: readonly PhotoMark[],
  { width, height }: Size,
  pen: Pen,
): { readonly shapes: DrawnShape[]; readonly words: Words[] } {
  const unit = Math.max(width, height) / 100;
  const shapes: DrawnShape[] = [];
  const words: Words[] = [];
  const placed = ({ x, y }: Point): Point => ({ x: x * width, y: y * height });
  const within = ({ x, y }: Point): Point => ({
    x: Math.min(width, Math.max(0, x)),
    y: Math.min(height, Math.max(0, y)),
  });
  const outlined = (...lines: readonly (readonly Point[])[]) => {
    for (const [lineColor, lineWidth] of [
      [dark, unit * 2],
      [light, unit],
    ] as const)
      for (const points of lines)
        shapes.push({
          type: 'polyline',
          points: points.map(within),
          lineColor,
          lineWidth,
          lineCap: 'round',
          lineJoin: 'round',
        });
  };
  for (const mark of marks) {
    const at = placed(mark);
    if (mark.kind === 'circle') outlined(circle(at, mark.radius * width));
    else if (mark.kind === 'arrow')
      outlined(...arrow(at, placed({ x: mark.to_x, y: mark.to_y }), unit * 5));
    else {
      const style = { size: Math.max(5.5, unit * 4), bold: true };
      const text = shortened(mark.text, width - at.x - 3, (each) => pen.width(each, style));
      const place = { x: at.x + 1.5, y: Math.min(at.y, height - style.size) - style.size * 0.7 };
      shapes.push({
        type: 'rect',
        x: at.x,
        y: place.y,
        w: pen.width(text, style) + 3,
        h: style.size * 1.4,
        color: dark,
        fillOpacity: 0.7,
      });
      const look = { fontSize: style.size, bold: true, color: light, noWrap: true } as const;
      words.push({ content: { text: pen.line(text), alignment: 'left', ...look }, place });
    }
  }
  return { shapes, words };
}

function circle({ x, y }: Point, radius: number): Point[] {
  const steps = 36;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** Returns a line and the head at its end. */
function arrow(from: Point, to: Point, head: number): Point[][] {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const wing = (turn: number): Point => ({
    x: to.x - head * Math.cos(angle + turn),
    y: to.y - head * Math.sin(angle + turn),
  });
  return [
    [from, to],
    [wing(0.5), to, wing(-0.5)],
  ];
}

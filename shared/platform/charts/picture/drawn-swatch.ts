import { marksOf } from '../canvas/tones.ts';
import type { ChartComparison, ChartTone } from '../chart-types.ts';
import { svgElement } from './svg-element.ts';

/** Returns the current color of a legend's token. */
function colorOf(swatch: HTMLElement, token: string): string {
  const before = swatch.style.color;
  swatch.style.color = `var(${token})`;
  const { color } = getComputedStyle(swatch);
  swatch.style.color = before;
  return color;
}

const dashes: Readonly<Record<string, string>> = { dotted: '2 2', dashed: '6 3' };

/**
 * Returns a legend's swatch as elements of a drawing, with the pattern of its bars.
 *
 * @param origin the drawing's corner on the page
 * @param id unique in the drawing, for the swatch's pattern
 */
export function drawnSwatch(swatch: HTMLElement, origin: DOMRect, id: string): Element[] {
  const { left, top, width, height } = swatch.getBoundingClientRect();
  const [x, y] = [left - origin.left, top - origin.top];
  return swatch.dataset.kind === 'line'
    ? drawnLine(swatch, { x, y: y + height / 2, width })
    : drawnBar(swatch, { x, y, width, height }, id);
}

function drawnLine(swatch: HTMLElement, at: { x: number; y: number; width: number }): Element[] {
  const style = getComputedStyle(swatch);
  const stroke = style.borderBlockStartColor;
  const dash = dashes[style.borderBlockStartStyle];
  const [x, y] = [at.x + at.width / 2, at.y];
  return [
    svgElement('line', {
      x1: at.x,
      x2: at.x + at.width,
      y1: y,
      y2: y,
      stroke,
      'stroke-width': style.borderBlockStartWidth,
      ...(dash && { 'stroke-dasharray': dash }),
    }),
    ...(swatch.dataset.compared === 'national'
      ? [svgElement('path', { d: `M ${x - 5} ${y} l 5 -5 l 5 5 l -5 5 Z`, fill: stroke })]
      : []),
  ];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawnBar(swatch: HTMLElement, box: Box, id: string): Element[] {
  const { tone, compared } = swatch.dataset;
  const fill = colorOf(swatch, '--fill');
  const marks = marksOf(tone as ChartTone, compared as ChartComparison | undefined);
  const outline = compared
    ? {
        stroke: colorOf(swatch, '--outline'),
        ...(compared === 'national' && { 'stroke-dasharray': '3 2' }),
      }
    : {};
  const bar = svgElement('rect', { ...box, rx: 2, fill: marks ? `url(#${id})` : fill, ...outline });
  if (!marks) return [bar];
  const pattern = svgElement('pattern', {
    id,
    width: 8,
    height: 8,
    patternUnits: 'userSpaceOnUse',
  });
  const color = colorOf(swatch, '--marks');
  const { d, strokeWidth } = marks;
  pattern.append(
    svgElement('rect', { width: 8, height: 8, fill }),
    svgElement(
      'path',
      strokeWidth === 0
        ? { d, fill: color }
        : { d, fill: 'none', stroke: color, 'stroke-width': strokeWidth },
    ),
  );
  const definitions = svgElement('defs');
  definitions.append(pattern);
  return [definitions, bar];
}

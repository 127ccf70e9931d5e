import { svgElement } from './svg-element.ts';
import { firstLooks, type Looks, looksOf } from './svg-looks.ts';

const elements: ReadonlySet<string> = new Set([
  ...['g', 'defs', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'pattern', 'clipPath', 'linearGradient', 'radialGradient', 'stop'],
]);

/** Where an element is and which form it has. */
const places = [
  ...['id', 'd', 'points', 'transform', 'x', 'y', 'dx', 'dy', 'x1', 'y1', 'x2', 'y2'],
  ...['cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'offset'],
  ...['patternUnits', 'patternContentUnits', 'patternTransform', 'clipPathUnits'],
  ...['gradientUnits', 'gradientTransform'],
];

/**
 * A drawing of the page as a group that looks the same anywhere: what style sheets and tokens make of
 * it is written on its elements.
 *
 * @param drawing an `svg` element that the page shows
 */
export function copyDrawing(drawing: Element): Element {
  const group = svgElement('g');
  copyChildren(drawing, group, looksOf(drawing, firstLooks).all);
  return group;
}

function copyChildren(from: Element, to: Element, around: Looks): void {
  for (const child of from.childNodes) {
    if (child instanceof Text) to.append(child.data);
    else if (child instanceof Element && elements.has(child.localName)) {
      const copy = copyElement(child, around);
      if (copy) to.append(copy);
    }
  }
}

function copyElement(element: Element, around: Looks): Element | null {
  if (getComputedStyle(element).display === 'none') return null;
  const copy = svgElement(element.localName);
  const { all, written } = looksOf(element, around);
  for (const name of places) {
    const value = element.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  for (const [name, value] of Object.entries(written)) copy.setAttribute(name, value);
  copyChildren(element, copy, all);
  return copy;
}

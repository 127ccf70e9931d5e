import {
  attributesOf,
  initialAttributes,
  type PresentationAttributes,
} from './presentation-attributes.ts';
import { svgElement } from './svg-element.ts';

const elements: ReadonlySet<string> = new Set([
  ...['g', 'defs', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'pattern', 'clipPath', 'linearGradient', 'radialGradient', 'stop'],
]);

/** Attributes for the position and shape of an element. */
const places = [
  ...['id', 'd', 'points', 'transform', 'x', 'y', 'dx', 'dy', 'x1', 'y1', 'x2', 'y2'],
  ...['cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'offset'],
  ...['patternUnits', 'patternContentUnits', 'patternTransform', 'clipPathUnits'],
  ...['gradientUnits', 'gradientTransform'],
];

/**
 * Copies a drawing into a group that looks the same anywhere: the effects of style sheets and
 * tokens become attributes of its elements.
 *
 * @param drawing an `svg` element that is shown on the page
 */
export function copyDrawing(drawing: Element): Element {
  const group = svgElement('g');
  copyChildren(drawing, group, attributesOf(drawing, initialAttributes).all);
  return group;
}

function copyChildren(from: Element, to: Element, around: PresentationAttributes): void {
  for (const child of from.childNodes) {
    if (child instanceof Text) to.append(child.data);
    else if (child instanceof Element && elements.has(child.localName)) {
      const copy = copyElement(child, around);
      if (copy) to.append(copy);
    }
  }
}

function copyElement(element: Element, around: PresentationAttributes): Element | null {
  if (getComputedStyle(element).display === 'none') return null;
  const copy = svgElement(element.localName);
  const { all, written } = attributesOf(element, around);
  for (const name of places) {
    const value = element.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  for (const [name, value] of Object.entries(written)) copy.setAttribute(name, value);
  copyChildren(element, copy, all);
  return copy;
}

const namespace = 'http://www.w3.org/2000/svg';

/** Creates an SVG element with its attributes. */
export function svgElement(
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
): Element {
  const element = document.createElementNS(namespace, name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, String(value));
  return element;
}

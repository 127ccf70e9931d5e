/** Inherited presentation attributes, with their initial values. */
const handedOn: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  stroke: 'none',
  'fill-opacity': '1',
  'stroke-opacity': '1',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'fill-rule': 'nonzero',
  'clip-rule': 'nonzero',
  'paint-order': 'normal',
  visibility: 'visible',
  'font-size': '',
  'font-weight': '400',
  'font-style': 'normal',
  'text-anchor': 'start',
};

/** Presentation attributes that are not inherited, with their initial values. */
const own: Readonly<Record<string, string>> = {
  opacity: '1',
  'clip-path': 'none',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'dominant-baseline': 'auto',
};

export type PresentationAttributes = Readonly<Record<string, string>>;

/** The inherited attributes at the root of a drawing. */
export const initialAttributes: PresentationAttributes = handedOn;

const turned: Readonly<Record<string, string>> = { start: 'end', end: 'start' };

/**
 * Returns a value with references to elements of the drawing shortened to their ids, without the
 * page's address.
 */
const localReference = (value: string): string =>
  value.replace(/url\(["']?[^#)]*#([^"')]+)["']?\)/, 'url(#$1)');

function attributeOf(style: CSSStyleDeclaration, name: string, unless: string): string {
  const value = localReference(style.getPropertyValue(name)) || unless;
  // Right-to-left texts start at their right edge; programs that show the drawing know no text
  // direction.
  return name === 'text-anchor' && style.direction === 'rtl' ? (turned[value] ?? value) : value;
}

/**
 * Returns the looks of an element as computed from the page's style sheets.
 *
 * @param around inherited looks of the parent element
 * @returns all inherited looks, and the attributes that must be written
 */
export function attributesOf(
  element: Element,
  around: PresentationAttributes,
): { readonly all: PresentationAttributes; readonly written: PresentationAttributes } {
  const style = getComputedStyle(element);
  const all = Object.fromEntries(
    Object.keys(handedOn).map((name) => [name, attributeOf(style, name, around[name] ?? '')]),
  );
  const changed = Object.entries(all).filter(([name, value]) => value !== around[name]);
  const others = Object.entries(own)
    .map(([name, first]): [string, string] => [name, attributeOf(style, name, first)])
    .filter(([name, value]) => value !== own[name]);
  return { all, written: Object.fromEntries([...changed, ...others]) };
}

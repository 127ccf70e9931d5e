/** How an element looks, as attributes: those that it hands on to what is in it, and its value at first. */
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

/** Those that are an element's own. */
const own: Readonly<Record<string, string>> = {
  opacity: '1',
  'clip-path': 'none',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'dominant-baseline': 'auto',
};

export type Looks = Readonly<Record<string, string>>;

/** What a drawing's outermost element hands on where it says nothing. */
export const firstLooks: Looks = handedOn;

const turned: Readonly<Record<string, string>> = { start: 'end', end: 'start' };

/** A reference to an element of the same drawing, without the page's address. */
const written = (value: string): string =>
  value.replace(/url\(["']?[^#)]*#([^"')]+)["']?\)/, 'url(#$1)');

function lookOf(style: CSSStyleDeclaration, name: string, unless: string): string {
  const value = written(style.getPropertyValue(name)) || unless;
  // Texts that run from right to left start at their right; readers of drawings know no direction.
  return name === 'text-anchor' && style.direction === 'rtl' ? (turned[value] ?? value) : value;
}

/**
 * The looks of an element as the page's style sheets make them.
 *
 * @param around those of the element around it
 * @returns all that it hands on, and the attributes that are to be written
 */
export function looksOf(
  element: Element,
  around: Looks,
): { readonly all: Looks; readonly written: Looks } {
  const style = getComputedStyle(element);
  const all = Object.fromEntries(
    Object.keys(handedOn).map((name) => [name, lookOf(style, name, around[name] ?? '')]),
  );
  const changed = Object.entries(all).filter(([name, value]) => value !== around[name]);
  const others = Object.entries(own)
    .map(([name, first]): [string, string] => [name, lookOf(style, name, first)])
    .filter(([name, value]) => value !== own[name]);
  return { all, written: Object.fromEntries([...changed, ...others]) };
}

import {
  type Check,
  color,
  length,
  lengths,
  name,
  oneOf,
  paint,
  path,
  reference,
  transform,
} from './svg-values.ts';

/** The elements of a chart. Any other element is removed with its content. */
export const allowedElements: ReadonlySet<string> = new Set([
  ...['g', 'defs', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan'],
  ...['pattern', 'clipPath', 'linearGradient', 'radialGradient', 'stop'],
]);

/** Elements that contain text. */
export const textElements: ReadonlySet<string> = new Set(['text', 'tspan']);

/**
 * Elements that others refer to; their own content may not contain references, so that no chain can
 * grow.
 */
export const referencedElements: ReadonlySet<string> = new Set([
  ...['pattern', 'clipPath', 'linearGradient', 'radialGradient'],
]);

const forAttributes = (names: readonly string[], check: Check) =>
  names.map((attribute) => [attribute, check] as const);

/** Presentation attributes, which are also accepted as style properties of the same name. */
const looks: ReadonlyMap<string, Check> = new Map([
  ...forAttributes(['fill', 'stroke'], paint),
  ...forAttributes(['color', 'stop-color'], color),
  ...forAttributes(['opacity', 'fill-opacity', 'stroke-opacity', 'stop-opacity'], length),
  ...forAttributes(['stroke-width', 'stroke-miterlimit', 'stroke-dashoffset'], length),
  ['stroke-dasharray', (value) => (value === 'none' ? value : lengths(value))],
  ['stroke-linecap', oneOf('butt', 'round', 'square')],
  ['stroke-linejoin', oneOf('miter', 'round', 'bevel')],
  ...forAttributes(['fill-rule', 'clip-rule'], oneOf('nonzero', 'evenodd')),
  ['clip-path', reference],
  ['visibility', oneOf('visible', 'hidden', 'collapse')],
  ['display', oneOf('none', 'inline', 'block')],
  ['paint-order', oneOf('normal', 'stroke', 'fill', 'stroke fill')],
  ['shape-rendering', oneOf('auto', 'crispEdges', 'geometricPrecision', 'optimizeSpeed')],
  ['font-size', length],
  ['font-weight', oneOf('normal', 'bold', ...Array.from({ length: 9 }, (_, i) => `${i + 1}00`))],
  ['font-style', oneOf('normal', 'italic', 'oblique')],
  ['text-anchor', oneOf('start', 'middle', 'end')],
  ['dominant-baseline', oneOf('auto', 'middle', 'central', 'hanging', 'text-before-edge')],
  ['alignment-baseline', oneOf('auto', 'middle', 'central', 'hanging', 'baseline')],
  ...forAttributes(['letter-spacing', 'word-spacing', 'baseline-shift'], length),
  ['text-decoration', oneOf('none', 'underline', 'line-through')],
  ['direction', oneOf('ltr', 'rtl')],
]);

const units = oneOf('userSpaceOnUse', 'objectBoundingBox');

const places: ReadonlyMap<string, Check> = new Map([
  ['id', name],
  ...forAttributes(['x', 'y', 'dx', 'dy', 'rotate'], lengths),
  ...forAttributes(['x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy'], length),
  ...forAttributes(['width', 'height', 'offset', 'textLength'], length),
  ['points', lengths],
  ['d', path],
  ...forAttributes(['transform', 'patternTransform', 'gradientTransform'], transform),
  ...forAttributes(
    ['patternUnits', 'patternContentUnits', 'gradientUnits', 'clipPathUnits'],
    units,
  ),
  ['spreadMethod', oneOf('pad', 'reflect', 'repeat')],
]);

type Attributes = Readonly<Record<string, string>>;

/**
 * Returns the allowed attributes of an element. Style properties become attributes and, as in a
 * browser, take precedence over them.
 */
export function allowedAttributes(attributes: Attributes): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  const keep = (attribute: string, value: string, check: Check | undefined) => {
    const allowed = check?.(value.trim());
    if (allowed !== undefined && allowed !== null) kept.set(attribute, allowed);
  };
  for (const [attribute, value] of Object.entries(attributes))
    keep(attribute, value, looks.get(attribute) ?? places.get(attribute));
  for (const [property, value] of declarations(attributes.style ?? ''))
    keep(property, value, looks.get(property));
  return kept;
}

const declarations = (style: string): [string, string][] =>
  style.split(';').map((declaration) => {
    const [property = '', ...value] = declaration.split(':');
    return [property.trim().toLowerCase(), value.join(':').replace(/\s*!important\s*$/i, '')];
  });

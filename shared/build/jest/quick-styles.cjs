// jsdom matches every rule of its own style sheet against an element each time its computed style
// is read, and queries by role read it for every element. Tests load no style sheet, so the usual
// properties follow from the tag, a few attributes and inline styles. All other properties, and
// documents with a style sheet, are left to jsdom.

const computed = window.getComputedStyle.bind(window);

/** Attributes by which jsdom's own sheet distinguishes elements of one tag. */
const telling = ['hidden', 'open', 'type'];
/** Values of unstyled elements, by tag and distinguishing attributes, then by property. */
const plainStyles = new Map();

function plainStyle(element, property) {
  const own = telling.filter((name) => element.hasAttribute(name));
  const values = own.map((name) => `${name}=${element.getAttribute(name)}`);
  const key = [element.namespaceURI, element.localName, ...values].join(' ');
  if (!plainStyles.has(key)) plainStyles.set(key, new Map());
  const known = plainStyles.get(key);
  if (!known.has(property)) {
    const alike = document.createElementNS(element.namespaceURI, element.localName);
    for (const name of own) alike.setAttribute(name, element.getAttribute(name));
    known.set(property, computed(alike)[property]);
  }
  return known.get(property);
}

/** Properties that are not inherited. */
const ownProperties = new Set([
  ...['display', 'position', 'overflow', 'overflowX', 'overflowY', 'contain', 'containerType'],
  ...['transform', 'translate', 'scale', 'rotate', 'perspective', 'filter', 'backdropFilter'],
  ...['willChange', 'webkitBackdropFilter', 'opacity'],
]);
const inheritedProperties = { visibility: 'visible', pointerEvents: 'auto' };

/** An inherited property, which only inline styles set here. */
function inherited(element, property) {
  for (let each = element; each; each = each.parentElement) {
    const value = each.style?.[property];
    if (value && value !== 'inherit') return value;
  }
  return inheritedProperties[property];
}

/** The value of a frequently read property; undefined for any other. */
function quickValue(element, property) {
  if (ownProperties.has(property))
    return element.style?.[property] || plainStyle(element, property);
  if (Object.hasOwn(inheritedProperties, property)) return inherited(element, property);
  return undefined;
}

const camelCase = (name) => name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());

const answerer = {
  get(element, property) {
    if (property === 'getPropertyValue')
      return (name) =>
        quickValue(element, camelCase(name)) ?? computed(element).getPropertyValue(name);
    const known = quickValue(element, property);
    if (known !== undefined) return known;
    const style = computed(element);
    const value = style[property];
    return typeof value === 'function' ? value.bind(style) : value;
  },
  has: (element, property) => property in computed(element),
};

window.getComputedStyle = (element, pseudo) => {
  const isKnown = !pseudo && document.styleSheets.length === 0;
  const isInDetails = element?.parentElement?.localName === 'details';
  return isKnown && !isInDetails ? new Proxy(element, answerer) : computed(element, pseudo);
};

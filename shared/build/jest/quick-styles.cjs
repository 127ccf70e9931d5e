// jsdom holds every rule of its own style sheet against an element each time that somebody asks for
// its computed style, and queries by role ask for every element's. Tests load no style sheet, so
// what is mostly asked for follows from the tag, a few attributes and inline styles. Whatever else
// is asked for, and a document with a sheet, goes to jsdom.

const computed = window.getComputedStyle.bind(window);

/** Attributes by which jsdom's own sheet tells elements of one tag apart. */
const telling = ['hidden', 'open', 'type'];
/** What elements have that nobody styled: by tag and telling attributes, then by property. */
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

/** Properties that no element hands on to those in it. */
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

/** The value of a property that is often asked for, or undefined. */
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

// Stubs of browser features that jsdom, which has no layout, lacks and components use.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Returns a promise, as browsers do; React must not take it for the cleanup of an effect.
Element.prototype.scrollIntoView ??= () => Promise.resolve();
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
globalThis.CSS ??= {};
CSS.supports ??= () => false;
Object.assign(SVGElement.prototype, {
  getBBox: () => ({ x: 0, y: 0, width: 10, height: 10 }),
  getComputedTextLength: () => 10,
  getSubStringLength: () => 10,
});

// React captures a stack for each element that it creates; Jest raises this limit to 100 calls.
Error.stackTraceLimit = 10;

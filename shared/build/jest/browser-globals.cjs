// What browsers have and jsdom, which lays nothing out, lacks: as far as components ask for it.
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
// Browsers answer by a promise, which is no clean-up of an effect.
Element.prototype.scrollIntoView ??= () => Promise.resolve();
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
globalThis.CSS ??= {};
CSS.supports ??= () => false;
Object.assign(SVGElement.prototype, {
  getBBox: () => ({ x: 0, y: 0, width: 10, height: 10 }),
  getComputedTextLength: () => 10,
  getSubStringLength: () => 10,
});

// React keeps a stack for each element that it makes: of a hundred calls where Jest says so.
Error.stackTraceLimit = 10;

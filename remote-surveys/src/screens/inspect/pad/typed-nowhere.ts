/** With what the values of gauges begin. */
const begins = /^[\dpt.,]$/i;
const takers = 'input, textarea, select, button, a, [contenteditable], [role=dialog]';

/** Whether a gauge types while nothing on the page takes it, as after the page has come. */
export const isTypedNowhere = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  begins.test(key) &&
  !(altKey || ctrlKey || metaKey) &&
  target instanceof Element &&
  target.closest(takers) === null;

/** First characters of gauge values. */
const begins = /^[\dpt.,]$/i;
const takers = 'input, textarea, select, button, a, [contenteditable], [role=dialog]';

/** Whether a gauge types while nothing on the page has focus, as after the page has loaded. */
export const isTypedWithoutFocus = ({
  key,
  target,
  altKey,
  ctrlKey,
  metaKey,
}: KeyboardEvent): boolean =>
  begins.test(key) &&
  !(altKey || ctrlKey || metaKey) &&
  target instanceof Element &&
  target.closest(takers) === null;

const attribute = 'data-mantine-color-scheme';

/**
 * Reads something of the page as it looks in the light scheme. Nobody sees it: the page has its own
 * colours again before anything is painted.
 */
export function inLightColors<Result>(read: () => Result): Result {
  const root = document.documentElement;
  const scheme = root.getAttribute(attribute);
  if (scheme === null || scheme === 'light') return read();
  root.setAttribute(attribute, 'light');
  try {
    return read();
  } finally {
    root.setAttribute(attribute, scheme);
  }
}

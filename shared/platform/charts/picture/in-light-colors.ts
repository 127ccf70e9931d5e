const attribute = 'data-mantine-color-scheme';

/**
 * Runs a function that reads the page in the light color scheme. The page's own scheme is restored
 * before the next paint, so the change is never visible.
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

/** Returns whether a text is the full address of a page that a browser can open. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) && URL.canParse(text);

/** Pattern for a region's links: a page on another host, or a path of the own site. */
export const linkForm =
  '^(?:[hH][tT][tT][pP][sS]?://[^\\s/?#\\\\]+[^\\s\\\\]*|/(?![/\\\\])[^\\s\\\\]*)?$';

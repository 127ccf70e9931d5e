/** Whether a text is the whole address of a page, which a browser opens as a page. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) && URL.canParse(text);

/** Where a region's link may lead: a page of another host, or a path of the own site. */
export const linkForm =
  '^(?:[hH][tT][tT][pP][sS]?://[^\\s/?#\\\\]+[^\\s\\\\]*|/(?![/\\\\])[^\\s\\\\]*)?$';

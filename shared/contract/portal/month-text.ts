/** Cached, since creating a format costs more than formatting a whole table of months. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  formats.set(locale, made);
  return made;
}

/**
 * Formats a month, abbreviated, with its year.
 *
 * @param month YYYY-MM, or one of its days as YYYY-MM-DD
 */
export const monthText = (month: string, locale: string): string =>
  formatOf(locale).format(Date.parse(`${month.slice(0, 7)}-01`));

/**
 * Matches text that a spreadsheet would take for a formula, and text that looks like an escaped
 * one.
 */
const formula = /^'*[=+\-@\t\r]/;
const kept = /^'+[=+\-@\t\r]/;

/**
 * Escapes a text for a CSV cell: an apostrophe before a formula keeps spreadsheets from running it.
 */
export const safeCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Returns the text of a cell without the apostrophe that escapes a formula. */
export const cellText = (cell: string): string => (kept.test(cell) ? cell.slice(1) : cell);

/**
 * Returns the column separator of spreadsheets in a locale: a semicolon where the decimal sign is a
 * comma.
 *
 * @param locale such as `pt-BR`; anything else counts as English
 */
export const separatorIn = (locale: string): ',' | ';' => {
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(locale)) return ',';
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
};

/**
 * Writes rows as CSV in UTF-8 with a byte order mark, which spreadsheets look for; no cell is a
 * formula.
 */
export function csvText(rows: Iterable<readonly string[]>, separator: ',' | ';' = ','): string {
  const lines = Array.from(rows, (cells) =>
    cells.map((cell) => quoted(safeCell(cell))).join(separator),
  );
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`;
}

const quoted = (cell: string): string =>
  /[",;\t|\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

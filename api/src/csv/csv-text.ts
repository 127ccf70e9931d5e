/** Begins what a spreadsheet would take for a formula, or what looks like a text that was kept from it. */
const formula = /^'*[=+\-@\t\r]/;
const kept = /^'+[=+\-@\t\r]/;

/** A text as a cell that no spreadsheet takes for a formula: an apostrophe stands before one. */
export const safeCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text of a cell: the apostrophe that keeps a formula from being one is not of it. */
export const cellText = (cell: string): string => (kept.test(cell) ? cell.slice(1) : cell);

/**
 * What separates the columns where spreadsheets speak a locale: those with a decimal comma want a semicolon.
 *
 * @param locale as in `pt-BR`; anything else counts as English
 */
export const separatorIn = (locale: string): ',' | ';' => {
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(locale)) return ',';
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
};

/** Rows as CSV in UTF-8 with its mark, which spreadsheets look for; no cell is a formula. */
export function csvText(rows: Iterable<readonly string[]>, separator: ',' | ';' = ','): string {
  const lines = Array.from(rows, (cells) =>
    cells.map((cell) => quoted(safeCell(cell))).join(separator),
  );
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`;
}

const quoted = (cell: string): string =>
  /[",;\t|\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

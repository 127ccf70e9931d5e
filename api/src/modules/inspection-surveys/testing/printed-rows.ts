import type { ListColumn, ListDefinition } from '@portal/contract/wire';
import { readPages } from '../../../exports/making/testing.ts';
import { english } from './english-texts.ts';

const decimals = { text: 0, person: 0, date: 0, day: 0, integer: 0, mean: 1, ratio: 2 } as const;

/** A value as printed in English. */
function printed(value: unknown, { format = 'text' }: ListColumn): string {
  if (value === null) return '–';
  if (typeof value === 'number')
    return value.toLocaleString('en-US', {
      minimumFractionDigits: decimals[format],
      maximumFractionDigits: decimals[format],
    });
  if (format !== 'date') return String(value);
  const [year, month, day] = String(value).split('-');
  return `${month}/${day}/${year}`;
}

/** A date; every row contains one. */
const day = /\d\d\/\d\d\/\d{4}/;

/**
 * Removes spaces and hyphens: lines may break in every cell, and a hyphen at the end of a line is
 * read as another character.
 */
export const squeezed = (text: string) => text.replaceAll(/[\s\p{C}-]+/gu, '');

/**
 * Expects an English PDF of a list to contain all columns for files and exactly these rows in
 * order, with nothing between them but page ends and repeated headings.
 */
export async function expectPrinted(
  bytes: Buffer,
  { columns }: Pick<ListDefinition, 'columns'>,
  rows: readonly object[],
): Promise<void> {
  const shown = columns.filter(({ only }) => only !== 'screen');
  const headings = squeezed(shown.map(({ label }) => english[label]).join(''));
  const pages = await readPages(bytes);
  const text = squeezed(pages.map((page) => page.text).join(''));
  let from = text.indexOf(headings);
  expect(from).toBeGreaterThanOrEqual(0);
  from += headings.length;
  for (const row of rows) {
    const line = squeezed(
      shown.map((column) => printed(Reflect.get(row, column.field), column)).join(''),
    );
    if (!text.startsWith(line, from)) {
      // The row is on a new page.
      const at = text.indexOf(headings, from);
      expect(text.slice(from, Math.max(from, at))).not.toMatch(day);
      from = at + headings.length;
    }
    expect(text.slice(from, from + line.length)).toBe(line);
    from += line.length;
  }
  expect(text.slice(from)).not.toMatch(day);
}

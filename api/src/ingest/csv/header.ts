import { FileRefused } from '../file-refused.ts';

/**
 * The first columns of a report of refused rows; corrected reports that are loaded again still have
 * them.
 */
export const reportColumns = ['row', 'column', 'reason'] as const;

/** Whether a header belongs to a report of refused rows. */
export const isReport = (header: readonly string[]): boolean =>
  reportColumns.every((column, index) => header[index]?.trim().toLowerCase() === column);

/**
 * Finds the columns of a kind in the header of a file, in any order.
 *
 * @returns the index of each column
 * @throws FileRefused that names missing, unknown or repeated columns
 */
export function findColumns(
  header: readonly string[],
  columns: readonly string[],
): ReadonlyMap<string, number> {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = columns.filter((column) => !names.includes(column));
  const unknown = names
    .slice(isReport(header) ? reportColumns.length : 0)
    .filter((name) => !columns.includes(name));
  const repeated = columns.filter((column) => names.indexOf(column) !== names.lastIndexOf(column));
  const sentences = [
    ...listed('These columns are missing', missing),
    ...listed('These columns are not known', unknown),
    ...listed('These columns stand there more than once', repeated),
    ...(names.length === 1 && /[;\t]/.test(names[0] ?? '')
      ? ['Columns are separated by commas.']
      : []),
  ];
  if (sentences.length > 0) throw new FileRefused(sentences.join(' '));
  return new Map(columns.map((column) => [column, names.indexOf(column)]));
}

const listed = (sentence: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`${sentence}: ${names.map((name) => name || '(empty)').join(', ')}.`] : [];

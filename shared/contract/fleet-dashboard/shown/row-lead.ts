import type { ReportRow } from '../fleet-dashboard-types.ts';
import type { ReportDefinition } from '../report-definition.ts';
import { cellOf } from './report-rows.ts';
import { rowWord } from './row-word.ts';

/** Making one costs more than writing a whole table of months. */
const formats = new Map<string, Intl.DateTimeFormat>();

function monthsOf(locale: string): Intl.DateTimeFormat {
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
 * How a row is named in its first column. Months are written abbreviated, with their year; weeks as
 * the server wrote them.
 *
 * @param words.locale the language of the words, in which months are written
 */
export function rowLead(
  row: ReportRow,
  { lead, shape }: Pick<ReportDefinition, 'lead' | 'shape'>,
  { t, locale }: { readonly t: (key: string) => string; readonly locale: string },
): string {
  const textOf = (field: string) => String(cellOf(row, field) ?? '');
  if (shape !== 'periods') return rowWord(textOf(lead.field), lead, t);
  const month = Date.UTC(Number(row.Year), Number(row.MonthNumber) - 1, 1);
  return textOf('WeekString') || monthsOf(locale).format(month);
}

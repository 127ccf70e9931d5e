import type { ReportDefinition, ReportRow } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
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

type Named = Pick<ReportDefinition, 'lead' | 'shape'>;

/**
 * How a row is named in its first column. Months are written in the words' language, abbreviated,
 * with their year; weeks as the server wrote them.
 */
export function useLead(): (row: ReportRow, of: Named) => string {
  const { t, wordsLocale } = useWords();
  const months = monthsOf(wordsLocale);
  const textOf = (row: ReportRow, field: string) => String(cellOf(row, field) ?? '');
  return (row, { lead, shape }) => {
    if (shape !== 'periods') return rowWord(textOf(row, lead.field), lead, t);
    const week = textOf(row, 'WeekString');
    return week || months.format(Date.UTC(Number(row.Year), Number(row.MonthNumber) - 1, 1));
  };
}

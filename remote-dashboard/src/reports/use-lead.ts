import type { ReportDefinition, ReportRow } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { cellOf } from './report-rows.ts';

/**
 * How a row of this report is named in its first column. Months are written in the words'
 * language, abbreviated, with their year; weeks as the server wrote them.
 */
export function useLead({ lead, shape }: ReportDefinition): (row: ReportRow) => string {
  const { wordsLocale } = useWords();
  const months = new Intl.DateTimeFormat(wordsLocale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const textOf = (row: ReportRow, field: string) => String(cellOf(row, field) ?? '');
  return (row) => {
    if (shape !== 'periods') return textOf(row, lead.field);
    const week = textOf(row, 'WeekString');
    return week || months.format(Date.UTC(Number(row.Year), Number(row.MonthNumber) - 1, 1));
  };
}

import { monthText } from '../../portal/month-text.ts';
import type { ReportDefinition } from '../report-definition.ts';
import type { ReportRow } from '../report-types.ts';
import { cellOf } from './report-rows.ts';
import { rowWord } from './row-word.ts';

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
  return textOf('WeekString') || monthText(textOf('Date'), locale);
}

import { monthText } from '../../portal/month-text.ts';
import type { ReportDefinition } from '../report-definition.ts';
import type { ReportRow } from '../report-types.ts';
import { cellOf } from './report-rows.ts';
import { rowWord } from './row-word.ts';

/**
 * Returns the text of a row's first column. Months are abbreviated, with their year; weeks are as
 * written by the server.
 *
 * @param words.locale the language of the texts, also used for months
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

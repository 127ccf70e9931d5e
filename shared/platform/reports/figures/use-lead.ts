import { type ReportDefinition, type ReportRow, rowLead } from '@portal/contract/reports';
import { useWords } from '../../i18n/i18n.ts';

type LeadDefinition = Pick<ReportDefinition, 'lead' | 'shape'>;

/** Returns a function that names a row for the first column, in the language of the texts. */
export function useLead(): (row: ReportRow, of: LeadDefinition) => string {
  const { t, wordsLocale } = useWords();
  return (row, of) => rowLead(row, of, { t, locale: wordsLocale });
}

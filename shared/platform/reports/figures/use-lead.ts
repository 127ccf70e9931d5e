import { type ReportDefinition, type ReportRow, rowLead } from '@portal/contract/reports';
import { useWords } from '../../i18n/i18n.ts';

type Named = Pick<ReportDefinition, 'lead' | 'shape'>;

/** How a row is named in its first column, in the words' language. */
export function useLead(): (row: ReportRow, of: Named) => string {
  const { t, wordsLocale } = useWords();
  return (row, of) => rowLead(row, of, { t, locale: wordsLocale });
}

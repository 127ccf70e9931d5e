import type { ReportAnswer } from '@portal/contract/reports';
import { formatInteger } from '../../format/format.ts';
import type { SpokenWords } from '../../i18n/i18n.ts';

/**
 * Returns a text that says how many of the locations are selected, beside an average over whole
 * fleets.
 */
export const selectedText = (
  { chosen, of }: NonNullable<ReportAnswer['selected_locations']>,
  t: SpokenWords['t'],
): string => t('shell:compare.selected', { n: formatInteger(chosen), of: formatInteger(of) });

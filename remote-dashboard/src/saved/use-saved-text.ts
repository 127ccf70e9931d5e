import type { SavedReport } from '@portal/contract/fleet-dashboard';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { tabWord } from './tab-word.ts';

/** Says what a saved report holds. */
export function useSavedText(): (saved: SavedReport) => string {
  const { t } = useWords();
  return ({ tab_parameters: { tab_type }, reports_parameters }) => {
    const count = reports_parameters.length;
    return t('saved.what', { count, n: formatInteger(count), of: t(tabWord(tab_type)) });
  };
}

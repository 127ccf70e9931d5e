import type { SavedReport } from '@portal/contract/fleet-dashboard';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { tabNameKey } from './tab-name-key.ts';

/** Returns a function that describes the content of a saved report. */
export function useSavedText(): (saved: SavedReport) => string {
  const { t } = useWords();
  return ({ tab_parameters: { tab_type }, reports_parameters }) => {
    const count = reports_parameters.length;
    return t('saved.what', { count, n: formatInteger(count), of: t(tabNameKey(tab_type)) });
  };
}

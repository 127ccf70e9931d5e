import { RecentExports } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { shownCount } from './shown-count.ts';

/** The newest background exports. */
export function ExportsPanel() {
  const { t } = useWords();
  return <RecentExports most={shownCount} none={t('home.no_exports')} />;
}

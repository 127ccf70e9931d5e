import { RecentExports } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { shown } from './shown.ts';

/** The newest exports that are made while nobody waits. */
export function ExportsPanel() {
  const { t } = useWords();
  return <RecentExports most={shown} none={t('home.no_exports')} />;
}

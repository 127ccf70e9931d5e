import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { urlKeys } from '../../selection/url-keys.ts';
import { LinkedView } from '../../sharing/linked-view.tsx';
import { PageFrame } from '../page-frame.tsx';
import { DashboardView } from './dashboard-view.tsx';

/** The fleet dashboard: choose a fleet, dates and locations, then read its reports. */
export default function FleetDashboardPage() {
  const { t } = useWords();
  const [address] = useSearchParams();
  const link = address.get(urlKeys.link);
  const isRun = address.get(urlKeys.run) === '1';
  return (
    <PageFrame title={t('page.title')} description={isRun ? undefined : t('page.description')}>
      {link === null ? <DashboardView /> : <LinkedView id={link} />}
    </PageFrame>
  );
}

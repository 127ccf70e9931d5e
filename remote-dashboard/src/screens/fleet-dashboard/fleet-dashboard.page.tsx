import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { Page, PageHeader } from '@portal/platform/ui';
import { ExportsButton, ExportsPlace } from '../../exports/exports-place.tsx';
import { KeptLinks } from '../../lists/kept-links.tsx';
import { urlKeys } from '../../selection/url-keys.ts';
import { LinkedView } from '../../sharing/linked-view.tsx';
import { DashboardView } from './dashboard-view.tsx';

/** The fleet dashboard: choose a fleet, dates and locations, then read its reports. */
export default function FleetDashboardPage() {
  const { t } = useWords();
  const [address] = useSearchParams();
  const link = address.get(urlKeys.link);
  return (
    <ExportsPlace>
      <Page width="wide">
        <PageHeader
          title={t('page.title')}
          description={t('page.description')}
          actions={
            <>
              <KeptLinks />
              <ExportsButton />
            </>
          }
        />
        {link === null ? <DashboardView /> : <LinkedView id={link} />}
      </Page>
    </ExportsPlace>
  );
}

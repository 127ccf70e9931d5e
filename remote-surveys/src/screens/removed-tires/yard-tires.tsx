import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Page, PageHeader } from '@portal/platform/ui';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { dashboardPath } from '../../paths.ts';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { locationQuery } from '../../yard/yard.query.ts';
import { RemovedTiresPanel } from './removed-tires.panel.tsx';

/** The tires removed from units of a location. */
export function YardTires({ locationId }: { readonly locationId: number }) {
  const { t } = useWords();
  const { data: location, error, refetch, isFetching } = useQuery(locationQuery(locationId));
  const title = t('removed_tires.title');
  if (error && !location) {
    const again = () => void refetch();
    return <FailedPage title={title} error={error} onRetry={again} isRetrying={isFetching} />;
  }
  return (
    <Page width="wide">
      <BackLink to={dashboardPath(locationId)}>
        {location ? location.name || location.code : t('yard.title')}
      </BackLink>
      <PageHeader title={title} />
      <OperationNotice />
      <RemovedTiresPanel of={{ location_id: locationId }} locationId={locationId} />
    </Page>
  );
}

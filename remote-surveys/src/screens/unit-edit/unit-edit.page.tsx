import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useRouteParams } from '@portal/platform/routing';
import { Page, PageHeader } from '@portal/platform/ui';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { dashboardPath } from '../../paths.ts';
import { unitQuery } from '../../units/unit.query.ts';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { locationQuery } from '../../yard/yard.query.ts';
import { EditUnitForm } from './edit-unit.form.tsx';
import { HistoryPanel } from './history.panel.tsx';
import { UnitActions } from './unit-actions.tsx';

/** A unit: what it is, to be changed, copied or taken away, and who has changed what. */
export default function UnitEditPage() {
  const { t } = useWords();
  const { locationId = '', unitId = '' } = useRouteParams();
  const { data, error, refetch, isFetching } = useQuery(unitQuery(unitId));
  const { data: location } = useQuery(locationQuery(Number(locationId)));
  if (error && !data) {
    const again = () => void refetch();
    return (
      <FailedPage
        title={t('unit.edit.title')}
        error={error}
        onRetry={again}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingPage title={t('unit.edit.title')} />;
  const { unit } = data;
  return (
    <Page width="narrow">
      <BackLink to={dashboardPath(locationId)}>
        {location?.name || location?.code || t('yard.title')}
      </BackLink>
      <PageHeader
        title={t('unit.edit.named', { number: unit.unit_number })}
        actions={<UnitActions details={data} locationId={Number(locationId)} />}
      />
      <OperationNotice />
      <EditUnitForm key={unit.unit_id} details={data} locationId={Number(locationId)} />
      <HistoryPanel history={data.history} />
    </Page>
  );
}

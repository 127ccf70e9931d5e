import type { UnitDetails } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Alert, Page, PageHeader } from '@portal/platform/ui';
import { useState } from 'react';
import { useLocalParams } from '../../device/address/use-local-params.ts';
import { DeviceAge } from '../../device/age/device-age.tsx';
import { byId, unitCall } from '../../device/documents/device.ts';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { dashboardPath, editUnitPath } from '../../paths.ts';
import { unitQuery } from '../../units/unit.query.ts';
import { UnitWaiting } from '../../waiting/unit-waiting.tsx';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { MovedPage } from '../../yard/moved-page.tsx';
import { isAbsent, notFoundFailure } from '../../yard/not-found-failure.ts';
import { locationQuery } from '../../yard/yard.query.ts';
import { EditUnitForm } from './edit-unit.form.tsx';
import { HistoryPanel } from './history.panel.tsx';
import { UnitActions } from './unit-actions.tsx';

/** A unit: a form to change it, actions to copy or delete it, and its history. */
export default function UnitEditPage() {
  const { t } = useWords();
  const { locationId = '', unitId = '' } = useLocalParams();
  const { data, error, refetch, isFetching } = useQuery(unitQuery(unitId));
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
  return (
    <YardUnit
      key={locationId}
      details={data}
      locationId={Number(locationId)}
      isGone={isAbsent(error)}
    />
  );
}

interface YardUnitProps {
  readonly details: UnitDetails;
  /** The location in the address. */
  readonly locationId: number;
  /** The unit was deleted after it was loaded: input entered since then stays readable. */
  readonly isGone: boolean;
}

/** A unit at its location; one without a location is shown at any location of its account. */
function YardUnit({ details, locationId, isGone }: YardUnitProps) {
  const { t } = useWords();
  const { unit, history } = details;
  const title = t('unit.edit.title');
  // A unit that is moved while it is on screen stays there, with its input.
  const [yard] = useState(unit.location_id);
  const location = useQuery(locationQuery(yard ?? locationId));
  if (yard !== null && yard !== locationId)
    return <MovedPage title={title} to={editUnitPath(yard, unit.unit_id)} />;
  const { data, error, refetch, isFetching } = location;
  const isElsewhere = data && data.account !== unit.account;
  const failure = isElsewhere ? notFoundFailure : data ? null : error;
  if (yard === null && failure) {
    const again = () => void refetch();
    return <FailedPage title={title} error={failure} onRetry={again} isRetrying={isFetching} />;
  }
  return (
    <Page width="narrow">
      <BackLink to={dashboardPath(locationId)}>
        {data?.name || data?.code || t('yard.title')}
      </BackLink>
      <PageHeader
        title={t('unit.edit.named', { number: unit.unit_number })}
        actions={<UnitActions details={details} locationId={locationId} />}
      />
      <DeviceAge call={unitCall} asked={byId(String(unit.unit_id))} />
      <UnitWaiting unitId={String(unit.unit_id)} />
      <OperationNotice />
      {isGone && (
        <Alert color="red" role="alert" title={t('yard.absent')}>
          {t('yard.absent_text')}
        </Alert>
      )}
      <EditUnitForm key={unit.unit_id} details={details} locationId={locationId} />
      <HistoryPanel history={history} />
    </Page>
  );
}

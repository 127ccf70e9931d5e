import type { UnitDetails } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Alert, Page, PageHeader } from '@portal/platform/ui';
import { useState } from 'react';
import { useOwnParams } from '../../device/address/use-own-params.ts';
import { DeviceAge } from '../../device/age/device-age.tsx';
import { oneOf, unitCall } from '../../device/documents/device.ts';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { dashboardPath, editUnitPath } from '../../paths.ts';
import { unitQuery } from '../../units/unit.query.ts';
import { UnitWaiting } from '../../waiting/unit-waiting.tsx';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { MovedPage } from '../../yard/moved-page.tsx';
import { isAbsent, notThere } from '../../yard/not-there.ts';
import { locationQuery } from '../../yard/yard.query.ts';
import { EditUnitForm } from './edit-unit.form.tsx';
import { HistoryPanel } from './history.panel.tsx';
import { UnitActions } from './unit-actions.tsx';

/** A unit: what it is, to be changed, copied or taken away, and who has changed what. */
export default function UnitEditPage() {
  const { t } = useWords();
  const { locationId = '', unitId = '' } = useOwnParams();
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
  /** The yard that the address names. */
  readonly locationId: number;
  /** It was there when it was read last: what was entered since can still be read. */
  readonly isGone: boolean;
}

/** The unit at its yard; one that stands nowhere is shown at any yard of its account. */
function YardUnit({ details, locationId, isGone }: YardUnitProps) {
  const { t } = useWords();
  const { unit, history } = details;
  const title = t('unit.edit.title');
  // One that somebody moves while it is looked at stays on screen, with what was entered.
  const [yard] = useState(unit.location_id);
  const location = useQuery(locationQuery(yard ?? locationId));
  if (yard !== null && yard !== locationId)
    return <MovedPage title={title} to={editUnitPath(yard, unit.unit_id)} />;
  const { data, error, refetch, isFetching } = location;
  const isElsewhere = data && data.account !== unit.account;
  const failure = isElsewhere ? notThere : data ? null : error;
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
      <DeviceAge call={unitCall} asked={oneOf(String(unit.unit_id))} />
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

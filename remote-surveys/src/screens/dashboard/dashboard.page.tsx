import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useRouteParams } from '@portal/platform/routing';
import { AutoGrid, Page } from '@portal/platform/ui';
import { DeviceAge } from '../../device/age/device-age.tsx';
import { locationCall, yardOf } from '../../device/documents/device.ts';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { usePlaces, useVisit } from '../../places/use-places.ts';
import { NeedsNetwork } from '../../waiting/needs-network.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { locationQuery } from '../../yard/yard.query.ts';
import { LastSurveysPanel } from './last-surveys.panel.tsx';
import { NextStepsPanel } from './next-steps.panel.tsx';
import { UnitTypesPanel } from './unit-types.panel.tsx';
import { UnitsPanel } from './units/units.panel.tsx';
import { UploadsWaiting } from './uploads-waiting.tsx';
import { WaitingUnitsPanel } from './waiting-units.panel.tsx';
import { YardHeader } from './yard-header.tsx';

/** A location: next steps, survey progress of its units, and a list of all of them. */
export default function DashboardPage() {
  const { t } = useWords();
  const id = Number(useRouteParams().locationId);
  const { places, togglePin, visit } = usePlaces();
  const { data: location, error, refetch, isFetching } = useQuery(locationQuery(id));
  useVisit(location?.location_id, visit);
  if (error && !location) {
    const again = () => void refetch();
    return (
      <FailedPage title={t('yard.title')} error={error} onRetry={again} isRetrying={isFetching} />
    );
  }
  if (!location) return <LoadingPage title={t('yard.title')} />;
  return (
    <Page width="wide">
      <YardHeader
        location={location}
        isPinned={places.pins.includes(id)}
        onPin={() => togglePin(id)}
      />
      <DeviceAge call={locationCall} asked={yardOf(id)} />
      <NeedsNetwork text={t('yard.away')} />
      <OperationNotice />
      <UploadsWaiting locationId={id} />
      <AutoGrid minColumn="20rem" columns={2}>
        <NextStepsPanel location={location} />
        <UnitTypesPanel types={location.units_by_type} />
        <WaitingUnitsPanel location={location} />
        <LastSurveysPanel locationId={id} />
      </AutoGrid>
      <UnitsPanel key={location.location_id} location={location} />
    </Page>
  );
}

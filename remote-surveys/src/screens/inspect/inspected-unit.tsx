import type { Inspection } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { isAbsent } from '../../yard/not-found-failure.ts';
import { axleMapQuery } from './inspect.query.ts';
import { InspectionScreen } from './inspection-screen.tsx';

interface InspectedUnitProps {
  readonly surveyId: string;
  readonly unit: Inspection;
  readonly units: readonly Inspection[];
}

/** A unit of the survey, once its axles are loaded. */
export function InspectedUnit({ surveyId, unit, units }: InspectedUnitProps) {
  const { t } = useWords();
  const { data, error, refetch, isFetching } = useQuery(
    axleMapQuery({ surveyId, unitId: unit.unit_id }),
  );
  if (data && !isAbsent(error)) {
    // Input in other units of measure means something else: it waits until those are chosen again.
    const { pressure_format, tread_depth_format } = data;
    const formats = `${pressure_format} ${tread_depth_format}`;
    return <InspectionScreen key={formats} map={data} surveyId={surveyId} units={units} />;
  }
  if (!error) return <LoadingPage title={t('inspect.title')} />;
  return (
    <FailedPage
      title={t('inspect.title')}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

import type { AxleMap, Wheel } from '@portal/contract/fleet-surveys';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { FailedState, PanelSkeleton, Text } from '@portal/platform/ui';
import { DetailsForm } from './details.form.tsx';
import { tireSelectsQuery } from './tire-selects.query.ts';
import type { TireChanges } from './use-tire-changes.ts';

interface TireDetailsProps {
  readonly map: AxleMap;
  readonly wheel: Wheel;
  readonly changes: TireChanges;
}

/** Form that corrects the make of the tire at a position, once the catalog's caps are loaded. */
export function TireDetails({ map, wheel, changes }: TireDetailsProps) {
  const { t } = useWords();
  const { tire } = wheel;
  const { survey_id } = map.survey;
  const { data, error, refetch, isFetching } = useQuery(
    tireSelectsQuery(survey_id, tire?.brand ?? '', tire?.tire_size ?? ''),
  );
  if (!tire) return <Text>{t('tire.unknown')}</Text>;
  if (data)
    return (
      <DetailsForm
        key={tire.tire_id}
        {...{ map, wheel, changes, tire }}
        retreads={data.retread_lines}
      />
    );
  return error ? (
    <FailedState
      text={t(failureWord(error))}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  ) : (
    <PanelSkeleton count={6} />
  );
}

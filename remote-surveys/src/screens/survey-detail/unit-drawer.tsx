import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { queryOptions, useQuery } from '@portal/platform/query';
import { Drawer, FailedState, PanelSkeleton } from '@portal/platform/ui';
import { reportCall } from '../../calls.ts';
import { checkedRowName, isAbsent } from '../../yard/not-found-failure.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';
import { UnitMap } from './unit-map.tsx';

const unitAxlesQuery = (surveyId: string, unitId: number) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'survey detail', surveyId, 'unit', unitId],
    queryFn: async ({ signal }) =>
      reportCall('POST survey/get_unit_axles', {
        body: { survey_id: Number(checkedRowName(surveyId)), unit_id: unitId },
        signal,
      }),
  });

interface UnitDrawerProps {
  readonly surveyId: string;
  /** Null while the drawer is closed. */
  readonly unitId: number | null;
  /** Position of the tire chosen at first; by default the worst tire. */
  readonly tire: string | null;
  readonly onClose: () => void;
  /** Called after the closing animation. */
  readonly onClosed: () => void;
}

/** A unit of the survey seen from above, beside the list. */
export function UnitDrawer({ surveyId, unitId, tire, onClose, onClosed }: UnitDrawerProps) {
  const { t } = useWords();
  const { data, error, refetch, isFetching } = useQuery({
    ...unitAxlesQuery(surveyId, unitId ?? 0),
    enabled: unitId !== null,
  });
  const isGone = isAbsent(error);
  return (
    <Drawer
      opened={unitId !== null}
      position="right"
      size="lg"
      title={
        data ? t('survey_detail.unit', { unit: data.inspection.unit_number }) : t('unit.number')
      }
      closeButtonProps={{ 'aria-label': t('survey_detail.close_unit'), size: 44 }}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
    >
      {error && !data ? (
        <FailedState
          {...(isGone && { title: t('yard.absent') })}
          text={t(isGone ? 'yard.absent_text' : failureWord(error))}
          onRetry={isGone ? undefined : () => void refetch()}
          retrying={isFetching}
        />
      ) : data ? (
        <UnitMap
          key={data.inspection.unit_inspection_id}
          map={data}
          surveyId={surveyId}
          tire={tire}
        />
      ) : (
        <PanelSkeleton count={8} />
      )}
    </Drawer>
  );
}

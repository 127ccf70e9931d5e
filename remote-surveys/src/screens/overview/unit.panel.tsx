import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Link } from '@portal/platform/routing';
import { Button, Facts, FailedState, Panel, PanelSkeleton, Stack } from '@portal/platform/ui';
import { AxleDiagram } from '../../axles/axle-diagram.tsx';
import { call } from '../../calls.ts';
import { editUnitPath, inspectPath, overviewPath } from '../../paths.ts';
import { InspectionMark } from '../../surveys/inspection-mark.tsx';
import { useFieldText } from '../../units/use-field-text.ts';
import { BackLink } from '../../yard/back-link.tsx';
import { isAbsent } from '../../yard/not-found-failure.ts';
import { PageLink } from '../../yard/page-link.tsx';
import classes from '../../yard/yard.module.css';
import { yardQueryKey } from '../../yard/yard.query.ts';

interface UnitPanelProps {
  readonly survey: SurveyRow;
  readonly unitId: string;
  /** Whether the list of units is on a screen of its own. */
  readonly hasBack: boolean;
}

const shown = [
  'type',
  'vocation',
  'owner',
  'vin',
  'license_plate',
  'manufacturer',
  'model',
] as const;

/** A unit of a survey: its current state and the progress of its inspection. */
export function UnitPanel({ survey, unitId, hasBack }: UnitPanelProps) {
  const { t } = useWords();
  const fieldText = useFieldText();
  const surveyId = String(survey.survey_id);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...yardQueryKey, 'survey', surveyId, 'unit', unitId],
    queryFn: ({ signal }) =>
      call('GET fleet_survey/{surveyId}/units/{unitId}', { params: { surveyId, unitId }, signal }),
  });
  const isGone = isAbsent(error);
  return (
    <Stack gap="md" data-arrival={hasBack || undefined}>
      {hasBack && <BackLink to={overviewPath(surveyId)}>{t('overview.units')}</BackLink>}
      <Panel
        title={
          data ? (
            <bdi>{t('unit.edit.named', { number: data.unit.unit_number })}</bdi>
          ) : (
            t('unit.one')
          )
        }
        refreshing={isFetching && data !== undefined}
        actions={data && <InspectionMark inspection={data.inspection} />}
      >
        {error && (
          <FailedState
            {...(isGone && { title: t('yard.absent') })}
            text={t(isGone ? 'overview.no_unit' : failureWord(error))}
            onRetry={isGone ? undefined : () => void refetch()}
            retrying={isFetching}
          />
        )}
        {!data && !error && <PanelSkeleton count={8} />}
        {data && (
          <Stack gap="md">
            <Facts
              facts={[
                ...shown
                  .filter((name) => data.unit[name] !== null)
                  .map(
                    (name) =>
                      [fieldText.name(name), fieldText.value(name, data.unit[name])] as const,
                  ),
                [
                  t('unit.last_survey'),
                  data.unit.last_survey_date && formatDate(data.unit.last_survey_date),
                ],
                [t('inspection.comments'), data.inspection.comments],
              ]}
            />
            <AxleDiagram code={data.inspection.configuration} />
            <div className={classes.line}>
              <Button
                component={Link}
                size="md"
                to={inspectPath(surveyId, data.inspection.unit_number)}
              >
                {t(survey.state === 'open' ? 'inspect.open' : 'inspect.look')}
              </Button>
              <PageLink to={editUnitPath(survey.location_id, data.unit.unit_id)}>
                {t('overview.edit_unit')}
              </PageLink>
            </div>
          </Stack>
        )}
      </Panel>
    </Stack>
  );
}

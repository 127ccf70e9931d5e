import { inspectionColors, type SurveyRow } from '@portal/contract/fleet-surveys';
import { formatInteger } from '@portal/platform/format';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Facts, FailedState, Panel, PanelSkeleton, Stack } from '@portal/platform/ui';
import { surveyWorkPath } from '../../paths.ts';
import { summaryQuery } from '../../surveys/summary.query.ts';
import { PageLink } from '../../yard/page-link.tsx';

/** The progress and findings of a survey. */
export function SummaryPanel({ survey }: { readonly survey: SurveyRow }) {
  const { t } = useWords();
  const { survey_id } = survey;
  const { data, error, refetch, isFetching } = useQuery(summaryQuery(survey_id));
  return (
    <Panel title={t('overview.summary')} refreshing={isFetching && data !== undefined}>
      {error && (
        <FailedState
          text={t(failureWord(error))}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <PanelSkeleton />}
      {data && (
        <Stack gap="md">
          <Facts
            facts={[
              [t('survey.units'), formatInteger(data.units)],
              [t('survey.inspected_units'), formatInteger(data.survey.inspected_units)],
              ...inspectionColors.map(
                (color) =>
                  [t(`inspection_color.${color}`), formatInteger(data.colors[color])] as const,
              ),
            ]}
          />
          {survey.comments && <Facts facts={[[t('survey.comments'), survey.comments]]} />}
          <PageLink to={surveyWorkPath(survey_id)}>
            {data.open_findings === 0
              ? t('work.title')
              : t('work.open_count', { count: data.open_findings })}
          </PageLink>
        </Stack>
      )}
    </Panel>
  );
}

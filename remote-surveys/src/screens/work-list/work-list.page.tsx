import { workList } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useList } from '@portal/platform/lists';
import { useQuery } from '@portal/platform/query';
import { Page, PageHeader } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { useLocalParams } from '../../device/address/use-local-params.ts';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { dashboardPath, overviewPath } from '../../paths.ts';
import { surveyQuery } from '../../surveys/survey.query.ts';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { locationQuery, yardQueryKey } from '../../yard/yard.query.ts';
import { WorkPanel } from './work.panel.tsx';

/** The work list: findings of a location, or of one survey, with their outcomes. */
export default function WorkListPage() {
  const { t } = useWords();
  const { locationId: named = '', surveyId } = useLocalParams();
  const isOfSurvey = surveyId !== undefined;
  const ofSurvey = useQuery({ ...surveyQuery(surveyId ?? ''), enabled: isOfSurvey });
  const survey = ofSurvey.data?.survey;
  const id = isOfSurvey ? (survey?.location_id ?? 0) : Number(named);
  const ofLocation = useQuery({ ...locationQuery(id), enabled: id > 0 });
  const list = useList(workList, {
    key: [...yardQueryKey, 'findings', id, surveyId ?? null],
    ask: (body, signal) =>
      call('POST fleet_survey/get_findings', {
        body: { ...body, location_id: id, ...(survey && { survey_id: survey.survey_id }) },
        signal,
      }),
    enabled: id > 0,
  });
  const subject = ofSurvey.error ? ofSurvey : ofLocation;
  const title = t('work.title');
  if (subject.error && !subject.data) {
    const again = () => void subject.refetch();
    return (
      <FailedPage
        title={title}
        error={subject.error}
        onRetry={again}
        isRetrying={subject.isFetching}
      />
    );
  }
  const location = ofLocation.data;
  if (!location) return <LoadingPage title={title} />;
  const surveyName =
    survey &&
    t('overview.named', {
      kind: t(`survey_kind.${survey.kind}`),
      date: formatDate(survey.survey_date),
    });
  return (
    <Page width="wide">
      <BackLink to={survey ? overviewPath(survey.survey_id) : dashboardPath(id)}>
        {surveyName ?? (location.name || location.code)}
      </BackLink>
      <PageHeader
        title={title}
        description={
          <bdi>{[location.code, location.name, surveyName].filter(Boolean).join(' · ')}</bdi>
        }
      />
      <OperationNotice />
      <WorkPanel list={list} locationId={id} survey={survey?.survey_id} />
    </Page>
  );
}

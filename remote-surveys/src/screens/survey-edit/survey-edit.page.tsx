import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useRight } from '@portal/platform/session';
import { Alert, Page, PageHeader, Panel } from '@portal/platform/ui';
import { useState } from 'react';
import { useLocalParams } from '../../device/address/use-local-params.ts';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { editSurveyPath, overviewPath } from '../../paths.ts';
import { surveyQuery } from '../../surveys/survey.query.ts';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { MovedPage } from '../../yard/moved-page.tsx';
import { EditSurveyForm } from './edit-survey.form.tsx';

/** The details of a survey. Only an administrator can reopen a finished one. */
export default function SurveyEditPage() {
  const { t } = useWords();
  const { locationId = '', surveyId = '' } = useLocalParams();
  const { data, error, refetch, isFetching } = useQuery(surveyQuery(surveyId));
  if (error && !data) {
    const again = () => void refetch();
    return (
      <FailedPage
        title={t('survey.edit.title')}
        error={error}
        onRetry={again}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingPage title={t('survey.edit.title')} />;
  const { survey } = data;
  if (String(survey.location_id) !== locationId) {
    const to = editSurveyPath(survey.location_id, survey.survey_id);
    return <MovedPage title={t('survey.edit.title')} to={to} />;
  }
  return <SurveyDetails key={survey.survey_id} survey={survey} />;
}

/** The form of the survey. Input stays visible if another user finishes the survey meanwhile. */
function SurveyDetails({ survey }: { readonly survey: SurveyRow }) {
  const { t } = useWords();
  const mayReopen = useRight('TVADMIN');
  const isFinished = survey.state === 'finished';
  const takesChanges = !isFinished || mayReopen;
  const [isFormShown, setFormShown] = useState(takesChanges);
  if (takesChanges && !isFormShown) setFormShown(true);
  return (
    <Page width="narrow">
      <BackLink to={overviewPath(survey.survey_id)}>{t('overview.title')}</BackLink>
      <PageHeader
        title={t('overview.named', {
          kind: t(`survey_kind.${survey.kind}`),
          date: formatDate(survey.survey_date),
        })}
      />
      <OperationNotice />
      {isFinished && mayReopen && <Alert color="amber">{t('survey.reopen.text')}</Alert>}
      {!isFormShown && <Alert color="amber">{t('survey.finished_text')}</Alert>}
      {isFormShown && (
        <Panel title={t('survey.edit.title')}>
          <EditSurveyForm survey={survey} takesChanges={takesChanges} />
        </Panel>
      )}
    </Page>
  );
}

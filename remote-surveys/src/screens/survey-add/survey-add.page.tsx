import { Form, FormActions } from '@portal/platform/forms';
import { clock } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useNavigate, useRouteParams } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { Button, Page, PageHeader, Panel } from '@portal/platform/ui';
import { useEffect } from 'react';
import { call } from '../../calls.ts';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { dashboardPath, overviewPath } from '../../paths.ts';
import { SurveyFields } from '../../surveys/survey-fields.tsx';
import { newSurvey, surveyBody } from '../../surveys/survey-values.ts';
import { useSurveyForm } from '../../surveys/use-survey-form.ts';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { locationQuery } from '../../yard/yard.query.ts';

/** Starts a survey of a location. */
export default function SurveyAddPage() {
  const { t } = useWords();
  const id = Number(useRouteParams().locationId);
  const { data, error, refetch, isFetching } = useQuery(locationQuery(id));
  if (error && !data) {
    const again = () => void refetch();
    return (
      <FailedPage
        title={t('survey.add.title')}
        error={error}
        onRetry={again}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingPage title={t('survey.add.title')} />;
  return (
    <Page width="narrow">
      <BackLink to={dashboardPath(id)}>{data.name || data.code}</BackLink>
      <PageHeader title={t('survey.add.title')} />
      <OperationNotice />
      <Panel title={t('survey.edit.title')}>
        <AddSurveyForm locationId={id} />
      </Panel>
    </Page>
  );
}

/** Creates the survey, and opens it. */
function AddSurveyForm({ locationId }: { readonly locationId: number }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const user = useUser();
  const { form, isSaving, submit, saved } = useSurveyForm({
    draft: `survey/new/${locationId}`,
    initial: () =>
      newSurvey(`${user?.UserName ?? ''} ${user?.UserLastName ?? ''}`.trim(), clock.today()),
    save: async (values, client_key) => {
      const body = { ...surveyBody(values), location_id: locationId, client_key };
      return (await call('POST fleet_survey/create_survey', { body })).survey;
    },
    doneText: t('survey.added'),
  });
  useEffect(() => {
    if (saved) navigate(overviewPath(saved.survey_id));
  }, [saved, navigate]);
  return (
    <Form form={form} onSubmit={submit} label={t('survey.add.title')}>
      <SurveyFields locationId={locationId} />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('survey.add.save')}
        </Button>
      </FormActions>
    </Form>
  );
}

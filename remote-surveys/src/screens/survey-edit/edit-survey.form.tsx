import { type SurveyRow, surveyLimits } from '@portal/contract/fleet-surveys';
import { Form, FormActions } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useNavigate } from '@portal/platform/routing';
import { Button, Textarea } from '@portal/platform/ui';
import { useEffect } from 'react';
import { call } from '../../calls.ts';
import { overviewPath } from '../../paths.ts';
import { SurveyFields } from '../../surveys/survey-fields.tsx';
import { surveyBody, surveyValues } from '../../surveys/survey-values.ts';
import { useSurveyForm } from '../../surveys/use-survey-form.ts';

/** Changes a survey, and leads back to it. One that is finished asks why it is opened again. */
export function EditSurveyForm({ survey }: { readonly survey: SurveyRow }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { survey_id, revision, location_id } = survey;
  const isFinished = survey.state === 'finished';
  const { form, isSaving, submit, saved } = useSurveyForm({
    draft: `survey/${survey_id}`,
    initial: () => surveyValues(survey),
    save: async (values, client_key) => {
      const reason = values.reopen_reason.trim();
      const { kind, ...said } = surveyBody(values);
      const body = {
        survey_id,
        revision,
        client_key,
        ...said,
        ...(survey.kind !== 'checkpoint' && { kind }),
        ...(reason !== '' && { reopen_reason: reason }),
      };
      return (await call('POST fleet_survey/update_survey_details', { body })).survey;
    },
    doneText: t(isFinished ? 'survey.reopened' : 'survey.saved'),
  });
  useEffect(() => {
    if (saved) navigate(overviewPath(saved.survey_id));
  }, [saved, navigate]);
  return (
    <Form form={form} onSubmit={submit} label={t('survey.edit.title')}>
      <SurveyFields locationId={location_id} />
      {isFinished && (
        <Textarea
          {...form.register('reopen_reason', {
            setValueAs: (text: string) => text.replaceAll(/\s+/g, ' '),
            validate: (text) => text.trim() !== '' || t('form.missing'),
          })}
          label={t('survey.reopen.reason')}
          required
          maxLength={surveyLimits.reason}
          error={form.formState.errors.reopen_reason?.message}
        />
      )}
      <FormActions>
        <Button type="submit" loading={isSaving} disabled={!form.formState.isDirty}>
          {t(isFinished ? 'survey.reopen.save' : 'survey.save')}
        </Button>
      </FormActions>
    </Form>
  );
}

import { type RowChange, type SurveyRow, surveyLimits } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { Form, FormActions } from '@portal/platform/forms';
import { useMomentText, useWords } from '@portal/platform/i18n';
import { useNavigate } from '@portal/platform/routing';
import { Alert, Button, Textarea } from '@portal/platform/ui';
import { useEffect } from 'react';
import { call } from '../../calls.ts';
import { ChangedElsewhere } from '../../operation/changed-elsewhere.tsx';
import { useOperation } from '../../operation/use-operation.ts';
import { useConflict, useReadVersion } from '../../operation/version.ts';
import { overviewPath } from '../../paths.ts';
import { SurveyFields } from '../../surveys/survey-fields.tsx';
import { surveyBody, surveyIn, surveyValues } from '../../surveys/survey-values.ts';
import { useSurveyForm } from '../../surveys/use-survey-form.ts';
import { useHistory } from './use-history.ts';
import { useReopenedElsewhere } from './use-reopened-elsewhere.ts';

interface EditSurveyFormProps {
  readonly survey: SurveyRow;
  /** False if it was finished meanwhile, and the user may not reopen it. */
  readonly takesChanges: boolean;
}

/**
 * Changes a survey, and returns to it. Shows another user's change before overwriting it; reopening
 * a finished survey requires a reason.
 */
export function EditSurveyForm({ survey, takesChanges }: EditSurveyFormProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const momentText = useMomentText();
  const { succeed } = useOperation();
  const { survey_id, location_id } = survey;
  const isFinished = survey.state === 'finished';
  const draft = `survey/${survey_id}`;
  const version = useReadVersion({ revision: survey.revision, values: surveyValues(survey) });
  const saving = useSurveyForm({
    draft,
    initial: () => surveyValues(survey),
    save: async (values, client_key) => {
      const reason = values.reopen_reason.trim();
      const { kind, ...said } = surveyBody(values);
      const body = {
        survey_id,
        revision: version.read.revision,
        client_key,
        ...said,
        ...(survey.kind !== 'checkpoint' && { kind }),
        ...(isFinished && { reopen_reason: reason }),
      };
      return (await call('POST fleet_survey/update_survey_details', { body })).survey;
    },
    doneText: t(isFinished ? 'survey.reopened' : 'survey.saved'),
  });
  const { form, isSaving, submit, saved } = saving;
  const conflict = useConflict({
    ...{ ...version, draft, form, valuesIn: surveyIn },
    onSaved: () => succeed(t('survey.saved')),
  });
  const isOpenedElsewhere = useReopenedElsewhere(survey, saving);
  const { history } = useHistory(survey, conflict.isConflict);
  const ofFields = ({ fields }: RowChange) =>
    conflict.changed.some((name) => Object.hasOwn(fields, name));
  const last = history.find(ofFields) ?? history[0];
  const { clearErrors } = form;
  // The refusal told the page that the survey is finished; from now on the form itself shows what
  // can be done.
  useEffect(() => {
    if (isFinished) clearErrors('root');
  }, [isFinished, clearErrors]);
  useEffect(() => {
    if (saved) navigate(overviewPath(saved.survey_id));
  }, [saved, navigate]);
  const present: Readonly<Record<string, string>> = {
    kind: t(`survey_kind.${survey.kind}`),
    survey_date: formatDate(survey.survey_date),
    surveyor: survey.surveyor,
    nonsig: survey.nonsig ?? '',
    comments: survey.comments,
  };
  return (
    <Form form={form} onSubmit={submit} label={t('survey.edit.title')}>
      {conflict.isConflict && !isOpenedElsewhere && (
        <ChangedElsewhere
          title={t('survey.conflict.title')}
          text={
            last?.changed_by
              ? t('survey.conflict.by', {
                  name: last.changed_by,
                  date: momentText(last.changed_at),
                })
              : t('survey.conflict.text')
          }
          facts={conflict.changed.map((name) => [
            t(`survey.${name === 'survey_date' ? 'date' : name}`),
            present[name] || t('form.not_said'),
          ])}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
      <SurveyFields locationId={location_id} />
      {isFinished && takesChanges && (
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
        {takesChanges ? (
          <Button
            type="submit"
            loading={isSaving}
            disabled={conflict.isConflict || !(isFinished || form.formState.isDirty)}
          >
            {t(isFinished ? 'survey.reopen.save' : 'survey.save')}
          </Button>
        ) : (
          <Alert color="amber">{t('survey.finished_text')}</Alert>
        )}
      </FormActions>
    </Form>
  );
}

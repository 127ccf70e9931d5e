import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { call } from '../../calls.ts';
import { useWrite } from '../../operation/use-write.ts';
import { WriteDialog } from '../../operation/write-dialog.tsx';
import { surveyQuery } from '../../surveys/survey.query.ts';

interface DeleteSurveyDialogProps {
  readonly survey: SurveyRow;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Deletes a survey with everything recorded in it, after confirmation. */
export function DeleteSurveyDialog(props: DeleteSurveyDialogProps) {
  const { survey, opened, onClose, onDeleted } = props;
  const { t } = useWords();
  const date = formatDate(survey.survey_date);
  const deleting = useWrite({
    isFailureTold: true,
    write: ({ survey_id, revision }: SurveyRow, client_key) =>
      call('DELETE fleet_survey/delete_survey/{id}', {
        params: { id: String(survey_id) },
        query: { revision, client_key },
      }),
    doneText: () => t('survey.delete.done', { date }),
    gone: ({ survey_id }) => surveyQuery(String(survey_id)).queryKey,
    onDone: () => {
      onClose();
      onDeleted();
    },
  });
  return (
    <WriteDialog
      opened={opened}
      title={t('survey.delete.title', { date })}
      text={
        survey.units === 0
          ? t('survey.delete.none')
          : t('survey.delete.text', { count: survey.units, done: survey.inspected_units })
      }
      confirm={t('survey.delete.confirm', { date })}
      writing={deleting}
      onClose={onClose}
      onConfirm={() => deleting.mutate(survey)}
    />
  );
}

import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { ConfirmDialog } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Alert } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { refusalText } from '../../operation/refusal-text.ts';
import { useWrite } from '../../operation/use-write.ts';

interface DeleteSurveyDialogProps {
  readonly survey: SurveyRow;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Deletes a survey with all that was recorded in it, once that is meant. */
export function DeleteSurveyDialog(props: DeleteSurveyDialogProps) {
  const { survey, opened, onClose, onDeleted } = props;
  const { t } = useWords();
  const date = formatDate(survey.survey_date);
  const deleting = useWrite({
    write: ({ survey_id, revision }: SurveyRow, client_key) =>
      call('DELETE fleet_survey/delete_survey/{id}', {
        params: { id: String(survey_id) },
        query: { revision, client_key },
      }),
    doneText: () => t('survey.delete.done', { date }),
    onDone: () => {
      onClose();
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={t('survey.delete.title', { date })}
      text={t('survey.delete.text', { count: survey.units })}
      confirm={t('survey.delete.confirm', { date })}
      isBusy={deleting.isPending}
      onCancel={() => {
        deleting.reset();
        onClose();
      }}
      onConfirm={() => deleting.mutate(survey)}
    >
      <div role="alert">
        {deleting.error && <Alert color="red">{refusalText(t, deleting.error)}</Alert>}
      </div>
    </ConfirmDialog>
  );
}

import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { ConfirmDialog } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Alert, PanelSkeleton } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { refusalText } from '../../operation/refusal-text.ts';
import { useWrite } from '../../operation/use-write.ts';
import classes from '../../yard/yard.module.css';
import { yard } from '../../yard/yard.query.ts';

interface FinishDialogProps {
  readonly survey: SurveyRow;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Says what a survey lacks before it is finished. */
export function FinishDialog({ survey, opened, onClose }: FinishDialogProps) {
  const { t } = useWords();
  const { survey_id, revision } = survey;
  const asked = { survey_id, revision };
  const lacking = useQuery({
    queryKey: [...yard, 'finish', asked],
    queryFn: async ({ signal }) =>
      (await call('POST fleet_survey/finish_survey', { body: asked, signal })).missing,
    enabled: opened,
    retry: false,
  });
  const finishing = useWrite({
    write: (body: typeof asked, client_key) =>
      call('POST fleet_survey/finish_survey', {
        body: { ...body, is_confirmed: true, client_key },
      }),
    doneText: () => t('survey.finish.done'),
    onDone: onClose,
  });
  const failure = finishing.error ?? lacking.error;
  const { waiting_units = 0, started_units = 0 } = lacking.data ?? {};
  return (
    <ConfirmDialog
      opened={opened}
      title={t('survey.finish.title')}
      text={t('survey.finish.text')}
      confirm={t('survey.finish.confirm')}
      color="brand"
      isBusy={finishing.isPending || lacking.isLoading}
      onCancel={() => {
        finishing.reset();
        onClose();
      }}
      onConfirm={() => finishing.mutate(asked)}
    >
      {lacking.isLoading && <PanelSkeleton count={2} />}
      {lacking.data && (
        <ul className={classes.list}>
          {waiting_units + started_units === 0 && <li>{t('survey.finish.nothing')}</li>}
          {waiting_units > 0 && <li>{t('survey.finish.waiting', { count: waiting_units })}</li>}
          {started_units > 0 && <li>{t('survey.finish.started', { count: started_units })}</li>}
        </ul>
      )}
      <div role="alert">{failure && <Alert color="red">{refusalText(t, failure)}</Alert>}</div>
    </ConfirmDialog>
  );
}

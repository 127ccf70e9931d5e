import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { PanelSkeleton } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { useWrite } from '../../operation/use-write.ts';
import { WriteDialog } from '../../operation/write-dialog.tsx';
import classes from '../../yard/yard.module.css';
import { yard } from '../../yard/yard.query.ts';

/** Of what surveys lack, which none is asked for that is finished. */
const finishKey = [...yard, 'finish'];

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
    queryKey: [...finishKey, asked],
    queryFn: async ({ signal }) =>
      (await call('POST fleet_survey/finish_survey', { body: asked, signal })).missing,
    enabled: opened,
    retry: false,
  });
  const finishing = useWrite({
    isFailureTold: true,
    write: (body: typeof asked, client_key) =>
      call('POST fleet_survey/finish_survey', {
        body: { ...body, is_confirmed: true, client_key },
      }),
    doneText: () => t('survey.finish.done'),
    gone: () => finishKey,
    onDone: onClose,
  });
  const { waiting_units = 0, started_units = 0 } = lacking.data ?? {};
  return (
    <WriteDialog
      opened={opened}
      title={t('survey.finish.title')}
      text={t('survey.finish.text')}
      confirm={t('survey.finish.confirm')}
      color="brand"
      writing={finishing}
      isLoading={lacking.isLoading}
      failure={lacking.error}
      onClose={onClose}
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
    </WriteDialog>
  );
}

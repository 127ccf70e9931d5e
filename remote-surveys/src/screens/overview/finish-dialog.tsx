import type { SurveyFinish, SurveyRow } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { PanelSkeleton } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { useWrite } from '../../operation/use-write.ts';
import { WriteDialog } from '../../operation/write-dialog.tsx';
import classes from '../../yard/yard.module.css';
import { yardQueryKey } from '../../yard/yard.query.ts';

/** Query key of the checks before finishing, which are not repeated for a finished survey. */
const finishKey = [...yardQueryKey, 'finish'];

interface FinishDialogProps {
  readonly survey: SurveyRow;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Lists what is missing from a survey before it is finished. */
export function FinishDialog({ survey, opened, onClose }: FinishDialogProps) {
  const { t } = useWords();
  const { survey_id, revision } = survey;
  const asked = { survey_id, revision };
  const lacking = useQuery({
    queryKey: [...finishKey, asked],
    queryFn: ({ signal }) => call('POST fleet_survey/finish_survey', { body: asked, signal }),
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
      {lacking.data && <MissingItems answer={lacking.data} />}
    </WriteDialog>
  );
}

function MissingItems({ answer: { survey, missing } }: { readonly answer: SurveyFinish }) {
  const { t } = useWords();
  const { waiting_units: waiting, started_units: started } = missing;
  const none = survey.units === 0 ? 'survey.finish.no_units' : 'survey.finish.nothing';
  return (
    <ul className={classes.list}>
      {waiting + started === 0 && <li>{t(none)}</li>}
      {waiting > 0 && <li>{t('survey.finish.waiting', { count: waiting })}</li>}
      {started > 0 && <li>{t('survey.finish.started', { count: started })}</li>}
    </ul>
  );
}

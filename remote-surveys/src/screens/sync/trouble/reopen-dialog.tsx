import { surveyLimits } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import type { Entry } from '@portal/platform/offline';
import { TextInput } from '@portal/platform/ui';
import { useState } from 'react';
import { reopenSurvey } from '../../../merging/ways/direct-resolutions.ts';
import { useWrite } from '../../../operation/use-write.ts';
import { WriteDialog } from '../../../operation/write-dialog.tsx';

interface ReopenDialogProps {
  readonly entry: Entry;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for the reason for reopening a finished survey, like the survey's form. */
export function ReopenDialog({ entry, opened, onClose }: ReopenDialogProps) {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const writing = useWrite({
    isFailureTold: true,
    write: (text: string) => reopenSurvey(entry, text),
    doneText: () => t('unsent.reopen.done'),
    onDone: onClose,
  });
  return (
    <WriteDialog
      opened={opened}
      title={t('unsent.reopen.title')}
      text={t('unsent.reopen.text')}
      confirm={t('unsent.way.reopen')}
      color="brand"
      writing={writing}
      onClose={onClose}
      onConfirm={() => {
        setMissing(reason.trim() === '');
        if (reason.trim() !== '') writing.mutate(reason.trim());
      }}
    >
      <TextInput
        label={t('survey.reopen.reason')}
        required
        maxLength={surveyLimits.reason}
        value={reason}
        error={isMissing && t('form.missing')}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </WriteDialog>
  );
}

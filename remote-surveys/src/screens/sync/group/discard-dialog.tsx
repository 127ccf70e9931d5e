import { ConfirmDialog } from '@portal/platform/forms';
import { useMomentText, useWords } from '@portal/platform/i18n';
import type { Entry } from '@portal/platform/offline';
import { giveUp } from '../../../merging/settling/put-in-place.ts';
import { useSettling } from '../trouble/use-settling.ts';

interface DiscardDialogProps {
  readonly entry: Entry;
  /** As the entry is named. */
  readonly what: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks before an entry is given up, which is nowhere else. */
export function DiscardDialog({ entry, what, opened, onClose }: DiscardDialogProps) {
  const { t } = useWords();
  const momentText = useMomentText();
  const { settle, isSettling } = useSettling();
  return (
    <ConfirmDialog
      opened={opened}
      title={t('unsent.discard.title', { what })}
      text={t('unsent.discard.text', { date: momentText(entry.writtenAt) })}
      confirm={t('unsent.discard.named', { what })}
      isBusy={isSettling}
      onCancel={onClose}
      onConfirm={() => settle(() => giveUp(entry), { onSuccess: onClose })}
    />
  );
}

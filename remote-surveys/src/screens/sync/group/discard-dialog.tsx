import { ConfirmDialog } from '@portal/platform/forms';
import { useMomentText, useWords } from '@portal/platform/i18n';
import type { Entry } from '@portal/platform/offline';
import { discardEntry } from '../../../merging/settling/replace-entry.ts';
import { useEntryAction } from '../trouble/use-entry-action.ts';

interface DiscardDialogProps {
  readonly entry: Entry;
  /** Name of the entry. */
  readonly what: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation before discarding an entry, which is stored nowhere else. */
export function DiscardDialog({ entry, what, opened, onClose }: DiscardDialogProps) {
  const { t } = useWords();
  const momentText = useMomentText();
  const { settle, isSettling } = useEntryAction();
  return (
    <ConfirmDialog
      opened={opened}
      title={t('unsent.discard.title', { what })}
      text={t('unsent.discard.text', { date: momentText(entry.writtenAt) })}
      confirm={t('unsent.discard.named', { what })}
      isBusy={isSettling}
      onCancel={onClose}
      onConfirm={() => settle(() => discardEntry(entry), { onSuccess: onClose })}
    />
  );
}

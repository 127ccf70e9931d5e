import { type KeptReport, keptThingLimits } from '@portal/contract/analysis-reports';
import { bus, navigationRequested, notified } from '@portal/platform/bus';
import { FormDialog, NameForm } from '@portal/platform/forms';
import { failureWord, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Button, IconDeviceFloppy } from '@portal/platform/ui';
import { useState } from 'react';
import { type SavedCopyPrefix, savedCopiesQuery } from './saved-copies.query.ts';
import { useSavedCopyActions } from './use-saved-copy-actions.ts';

interface SaveCopyButtonProps {
  readonly prefix: SavedCopyPrefix;
  /** The address of the list of saved copies. */
  readonly list: string;
  /** Proposed name. */
  readonly proposed: string;
  /**
   * Orders a saved copy of the report in view under a name; the key is the same for each attempt.
   */
  readonly onKeep: (name: string, key: string) => Promise<KeptReport>;
}

/** Saves a copy of the report in view, with its figures as computed now, under a name. */
export function SaveCopyButton(props: SaveCopyButtonProps) {
  const { t } = useWords();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconDeviceFloppy size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('kept.keep')}
      </Button>
      <FormDialog opened={opened} title={t('kept.keep')} onClose={() => setOpened(false)}>
        <SaveCopyForm {...props} />
      </FormDialog>
    </>
  );
}

function SaveCopyForm({ prefix, list, proposed, onKeep }: SaveCopyButtonProps) {
  const { t } = useWords();
  const { show } = useSavedCopyActions(prefix);
  return (
    <NameForm
      draft={null}
      text={t('kept.keep_text')}
      initial={[...proposed].slice(0, keptThingLimits.name).join('')}
      confirm={t('kept.keep_confirm')}
      onName={async (name, key) => {
        const report = await onKeep(name, key);
        show(report);
        bus.emit(notified, {
          tone: 'success',
          text: t('kept.ordered', { name: report.report_name }),
          action: {
            label: t('kept.title'),
            perform: () => bus.emit(navigationRequested, { to: list }),
          },
        });
      }}
      problemText={(error) => {
        const code = isCallFailure(error) ? error.code : null;
        if (code === 'limit_reached') return t('kept.problem.limit_reached');
        if (code === 'too_many_requests') return t('kept.problem.too_many');
        return code === 'unknown_value' ? t('kept.problem.not_there') : t(failureWord(error));
      }}
      changes={savedCopiesQuery(prefix).queryKey}
    />
  );
}

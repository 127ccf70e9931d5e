import { adminLimits, type Registration } from '@portal/contract/admin';
import { bus, notified } from '@portal/platform/bus';
import { ConfirmDialog, useDrawer, useUnsaved } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { Alert, Textarea } from '@portal/platform/ui';
import { useCallback, useState } from 'react';
import { call } from '../../../calls.ts';
import { problemWord } from '../access/form-problems.ts';
import { people } from '../people/people.query.ts';
import { fullName } from '../people/person.ts';

interface DeclineDialogProps {
  readonly registration: Registration;
  readonly opened: boolean;
  readonly onCancel: () => void;
}

/** Asks for a reason before declining a request; the reason survives closing the dialog. */
export function DeclineDialog({ registration, opened, onCancel }: DeclineDialogProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const { close } = useDrawer();
  const [reason, setReason] = useState('');
  const name = fullName(registration);
  const declining = useMutation({
    mutationFn: () => {
      const text = reason.trim();
      const body = { id: registration.id, ...(text && { reason: text }) };
      return call('POST admin/users/decline_registration', { body });
    },
    onSuccess: () => {
      bus.emit(notified, { tone: 'success', text: t('users.declined', { name }) });
      close();
      void client.invalidateQueries({ queryKey: people });
    },
    // A colleague may have decided first.
    onError: () => void client.invalidateQueries({ queryKey: people }),
  });
  const giveUp = useCallback(() => setReason(''), []);
  useUnsaved({
    name: `decline/${registration.id}`,
    value: reason.trim() === '' ? null : reason,
    restore: (kept) => {
      if (typeof kept === 'string') setReason(kept.slice(0, adminLimits.reason));
    },
    giveUp,
  });

  return (
    <ConfirmDialog
      opened={opened && !declining.isSuccess}
      returnFocus={!declining.isSuccess}
      title={t('users.decline.title')}
      text={t('users.decline.text', { name, email: registration.email })}
      confirm={t('users.decline.confirm')}
      isBusy={declining.isPending}
      onCancel={onCancel}
      onConfirm={() => declining.mutate()}
    >
      <Textarea
        label={t('users.decline.reason')}
        description={t('users.decline.reason_help')}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={adminLimits.reason}
        dir="auto"
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div role="alert">
        {declining.error && <Alert color="red">{t(problemWord(declining.error))}</Alert>}
      </div>
    </ConfirmDialog>
  );
}

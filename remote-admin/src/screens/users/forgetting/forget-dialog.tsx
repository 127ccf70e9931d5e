import type { PortalUser } from '@portal/contract/admin';
import { bus, notified } from '@portal/platform/bus';
import { ConfirmDialog, useDrawer } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { Alert, Text, TextInput } from '@portal/platform/ui';
import { useState } from 'react';
import { call } from '../../../calls.ts';
import { problemWord } from '../access/form-problems.ts';
import { people } from '../people/people.query.ts';
import { fullName } from '../people/person.ts';

interface ForgetDialogProps {
  readonly user: PortalUser;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Permanently forgets a locked user, once the name is typed. */
export function ForgetDialog({ user, opened, onClose }: ForgetDialogProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const { close } = useDrawer();
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const name = `${user.user_name} ${user.user_last_name}`.trim();
  const forgetting = useMutation({
    mutationFn: () =>
      call('POST admin/users/forget_user', {
        body: { id: user.id, revision: user.revision, confirmed_name: typed.trim() },
      }),
    onSuccess: () => {
      bus.emit(notified, { tone: 'success', text: t('users.forget.done') });
      close();
      void client.invalidateQueries({ queryKey: people });
    },
  });
  const isWrong = typed.trim() !== name;
  return (
    <ConfirmDialog
      opened={opened && !forgetting.isSuccess}
      returnFocus={!forgetting.isSuccess}
      title={t('users.forget.title')}
      text={t('users.forget.text', { name: fullName(user) })}
      confirm={t('users.forget.confirm')}
      isBusy={forgetting.isPending}
      onCancel={() => {
        forgetting.reset();
        setTyped('');
        setAsked(false);
        onClose();
      }}
      onConfirm={() => {
        setAsked(true);
        if (!isWrong) forgetting.mutate();
      }}
    >
      <Text>{t('users.forget.final')}</Text>
      <TextInput
        label={t('users.forget.name', { name: fullName(user) })}
        required
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={isAsked && isWrong ? t('users.forget.name_wrong') : null}
      />
      <div role="alert">
        {forgetting.error && <Alert color="red">{t(problemWord(forgetting.error))}</Alert>}
      </div>
    </ConfirmDialog>
  );
}

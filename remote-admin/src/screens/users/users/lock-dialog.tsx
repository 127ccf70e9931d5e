import type { PortalUser } from '@portal/contract/admin';
import { bus, notified } from '@portal/platform/bus';
import { ConfirmDialog } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { Alert } from '@portal/platform/ui';
import { call } from '../../../calls.ts';
import { accessBody, accessOf } from '../access/access-values.ts';
import { problemWord } from '../access/form-problems.ts';
import { people } from '../people/people.query.ts';
import { fullName } from '../people/person.ts';

interface LockDialogProps {
  readonly user: PortalUser;
  readonly isLocked: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onLocked: (isLocked: boolean) => void;
}

/** Locks or unlocks a user after confirmation; other entries in the drawer stay unsaved. */
export function LockDialog({ user, isLocked, opened, onClose, onLocked }: LockDialogProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const name = fullName(user);
  const words = isLocked ? 'users.unlock' : 'users.lock';
  const locking = useMutation({
    mutationFn: () =>
      call('PUT admin/users/save_user', {
        body: {
          id: user.id,
          revision: user.revision,
          is_locked: !isLocked,
          ...accessBody(accessOf(user)),
        },
      }),
    onSuccess: () => {
      bus.emit(notified, { tone: 'success', text: t(`${words}.done`, { name }) });
      onLocked(!isLocked);
      onClose();
      void client.invalidateQueries({ queryKey: people });
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={t(`${words}.title`)}
      text={t(`${words}.text`, { name })}
      confirm={t(`${words}.confirm`)}
      isBusy={locking.isPending}
      onCancel={() => {
        locking.reset();
        onClose();
      }}
      onConfirm={() => locking.mutate()}
    >
      <div role="alert">
        {locking.error && <Alert color="red">{t(problemWord(locking.error))}</Alert>}
      </div>
    </ConfirmDialog>
  );
}

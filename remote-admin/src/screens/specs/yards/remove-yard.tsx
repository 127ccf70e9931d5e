import type { ManagedYard } from '@portal/contract/admin';
import { bus, notified } from '@portal/platform/bus';
import { ConfirmDialog, useDrawer } from '@portal/platform/forms';
import { failureWord, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { Alert, Button } from '@portal/platform/ui';
import { useState } from 'react';
import { call } from '../../../calls.ts';
import { specs } from '../specs.query.ts';

interface RemoveYardProps {
  readonly yard: ManagedYard;
  /** Whether the form has unsaved changes, which come first. */
  readonly isDirty: boolean;
  /** Called once the yard is deleted. */
  readonly onGone: () => void;
}

const actionOf = ({ is_closed, is_used }: ManagedYard) => {
  if (is_closed) return 'reopen';
  return is_used ? 'close' : 'delete';
};

/** Deletes an unused yard, closes a used one, and reopens a closed one, each after confirmation. */
export function RemoveYard({ yard, isDirty, onGone }: RemoveYardProps) {
  const { t } = useWords();
  const { close } = useDrawer();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const deed = actionOf(yard);
  const { account, location_id, name, revision } = yard;
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: async () => {
      if (deed !== 'reopen')
        return call('POST manage_specs/remove_location', {
          body: { account, location_id, revision },
        });
      const { dealer_name: _, is_used: __, ...values } = yard;
      await call('PUT manage_specs/save_location', {
        body: { ...values, is_closed: false, is_confirmed: true },
      });
      return { is_closed: false };
    },
    onSuccess: ({ is_closed }) => {
      const done = deed === 'reopen' ? 'reopened' : is_closed ? 'closed_now' : 'deleted';
      bus.emit(notified, { tone: 'success', text: t(`yards.${done}`, { name }) });
      setAsking(false);
      if (done === 'deleted') onGone();
      close();
      void client.invalidateQueries({ queryKey: specs });
    },
  });
  const problem =
    isCallFailure(error) && error.code === 'changed_elsewhere'
      ? 'yards.problem.changed_elsewhere'
      : error && failureWord(error);
  return (
    <>
      <Button
        variant="default"
        disabled={isDirty}
        onClick={() => {
          reset();
          setAsking(true);
        }}
      >
        {t(`yards.${deed}`)}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        returnFocus={!isSuccess}
        title={t(`yards.${deed}_title`, { name })}
        text={t(`yards.${deed}_text`)}
        confirm={t(`yards.${deed}`)}
        color={deed === 'reopen' ? 'brand' : 'red'}
        isBusy={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => mutate()}
      >
        {problem && <Alert color="red">{t(problem)}</Alert>}
      </ConfirmDialog>
    </>
  );
}

import { bus, notified } from '@portal/platform/bus';
import { ConfirmDialog } from '@portal/platform/forms';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { Alert, Button, Stack, Text, Title } from '@portal/platform/ui';
import { useId, useState } from 'react';
import { call } from '../../calls.ts';
import { devices } from './devices.query.ts';
import type { DevicePart } from './remind-user.tsx';

/** Asks a device to delete its stored data at its next contact, or withdraws that request. */
export function ForgetDevice({ device, onChange }: DevicePart) {
  const { t } = useWords();
  const client = useQueryClient();
  const note = useId();
  const [isAsking, setAsking] = useState(false);
  const { id, user_name: name } = device;
  const isAsked = device.forget === 'asked';
  const keepsNothing = device.unsent + device.units === 0;
  const changing = useMutation({
    mutationFn: (asks: boolean) =>
      asks
        ? call('POST admin/devices/ask_forget', { body: { id } })
        : call('POST admin/devices/withdraw_forget', { body: { id } }),
    onSuccess: (_, asks) => {
      const word = asks ? 'devices.forget.asked' : 'devices.forget.withdrawn';
      bus.emit(notified, { tone: 'success', text: t(word, { name }) });
      onChange({ forget: asks ? 'asked' : 'none', forget_at: null });
      setAsking(false);
    },
    // A refused withdrawal means that the device has forgotten its data meanwhile; the list shows
    // that.
    onSettled: () => void client.invalidateQueries({ queryKey: devices }),
  });
  return (
    <Stack gap="xs" align="start">
      <Title order={3} size="h4">
        {t('devices.forget.title')}
      </Title>
      <Text size="sm">{t(isAsked ? 'devices.forget.is_asked' : 'devices.forget.text')}</Text>
      <Button
        variant="default"
        // No loading state after a request: the dialog returns the focus to this button.
        loading={changing.isPending && !changing.variables}
        disabled={!isAsked && keepsNothing}
        {...(!isAsked && keepsNothing && { 'aria-describedby': note })}
        onClick={() => (isAsked ? changing.mutate(false) : setAsking(true))}
      >
        {t(isAsked ? 'devices.forget.withdraw' : 'devices.forget.open')}
      </Button>
      {!isAsked && keepsNothing && (
        <Text id={note} size="sm" c="dimmed">
          {t('devices.forget.nothing')}
        </Text>
      )}
      <div role="alert">
        {isAsked && changing.error && <Alert color="red">{t(failureWord(changing.error))}</Alert>}
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('devices.forget.confirm_title')}
        text={t('devices.forget.confirm_text', { name })}
        confirm={t('devices.forget.confirm')}
        isBusy={changing.isPending}
        onCancel={() => {
          changing.reset();
          setAsking(false);
        }}
        onConfirm={() => changing.mutate(true)}
      >
        <div role="alert">
          {!isAsked && changing.error && (
            <Alert color="red">{t(failureWord(changing.error))}</Alert>
          )}
        </div>
      </ConfirmDialog>
    </Stack>
  );
}

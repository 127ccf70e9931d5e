import type { ListedDevice } from '@portal/contract/admin';
import { bus, notified } from '@portal/platform/bus';
import { clock } from '@portal/platform/guarding';
import { failureWord } from '@portal/platform/http';
import { useMomentText, useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { Button, Stack, Text, Title } from '@portal/platform/ui';
import { useId } from 'react';
import { call } from '../../calls.ts';
import { devices } from './devices.query.ts';

/** Minimum milliseconds between two reminders. */
const pause = 24 * 3_600_000;

export interface DevicePart {
  readonly device: ListedDevice;
  readonly onChange: (changed: Partial<ListedDevice>) => void;
}

/** E-mails the user of a device a reminder about unsent entries. */
export function RemindUser({ device, onChange }: DevicePart) {
  const { t } = useWords();
  const momentText = useMomentText();
  const client = useQueryClient();
  const note = useId();
  const { id, user_name, unsent, reminded_at } = device;
  const now = clock.now();
  const isRecent = reminded_at !== null && now.getTime() - Date.parse(reminded_at) < pause;
  const reminding = useMutation({
    mutationFn: () => call('POST admin/devices/remind', { body: { id } }),
    onSuccess: () => {
      bus.emit(notified, { tone: 'success', text: t('devices.remind.done', { name: user_name }) });
      onChange({ reminded_at: clock.now().toISOString() });
      void client.invalidateQueries({ queryKey: devices });
    },
    onError: (error) => bus.emit(notified, { tone: 'error', text: t(failureWord(error)) }),
  });
  const notes = [
    unsent === 0 && t('devices.remind.nothing'),
    reminded_at !== null && t('devices.remind.last', { moment: momentText(reminded_at) }),
  ].filter((text) => text !== false);
  return (
    <Stack gap="xs" align="start">
      <Title order={3} size="h4">
        {t('devices.remind.title')}
      </Title>
      <Text size="sm">{t('devices.remind.text')}</Text>
      <Button
        variant="default"
        loading={reminding.isPending}
        disabled={unsent === 0 || isRecent}
        {...(notes.length > 0 && { 'aria-describedby': note })}
        onClick={() => reminding.mutate()}
      >
        {t('devices.remind.open')}
      </Button>
      {notes.length > 0 && (
        <Text id={note} size="sm" c="dimmed">
          {notes.join(' ')}
        </Text>
      )}
    </Stack>
  );
}

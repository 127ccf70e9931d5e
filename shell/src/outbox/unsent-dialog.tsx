import { connectivityChanged, useBusState } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { Button, Group, Stack, Text } from '@portal/platform/ui';
import { Dialog } from '../kit/dialog.tsx';
import type { OutboxPartProps } from './outbox-part-props.ts';
import { useHeldFocus } from './use-held-focus.ts';
import { useSaveUnsent } from './use-save-unsent.ts';
import { useSendUnsent } from './use-send-unsent.ts';

/** Asks at sign-out what to do with unsent work: send it, keep it, or save it as a file. */
export function UnsentDialog({ onLeave, onStay }: Required<OutboxPartProps>) {
  const { t } = useWords();
  const isOnline = useBusState(connectivityChanged) ?? true;
  const { count, attention, state, send } = useSendUnsent(onLeave);
  const saving = useSaveUnsent();
  const choices = useHeldFocus(`${isOnline} ${state} ${saving.state}`);
  if (count === null) return null;
  return (
    <Dialog
      opened
      onClose={onStay}
      title={t('unsent.title', { n: count })}
      centered
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      <Text>{t('unsent.text')}</Text>
      <div role="status">
        {state === 'sending' && <Text mt="sm">{t('outbox.waiting', { n: count })}</Text>}
        {state === 'stuck' && (
          <Text mt="sm">
            {t(attention > 0 ? 'outbox.attention' : 'sign_in.unreachable', { n: attention })}
          </Text>
        )}
        {!isOnline && <Text mt="sm">{t('unsent.offline')}</Text>}
        {saving.state === 'saved' && <Text mt="sm">{t('unsent.saved')}</Text>}
      </div>
      {saving.state === 'failed' && (
        <Text role="alert" mt="sm" c="var(--portal-text-error)">
          {t('export.failed.other')}
        </Text>
      )}
      <Stack ref={choices} gap="sm" mt="lg">
        <Button
          h={44}
          disabled={!isOnline}
          loading={state === 'sending'}
          onClick={send}
          data-autofocus={isOnline || undefined}
        >
          {t('unsent.send')}
        </Button>
        <Button h={44} variant="default" onClick={onLeave} data-autofocus={!isOnline || undefined}>
          {t('unsent.keep')}
        </Button>
        <Button h={44} variant="default" loading={saving.state === 'saving'} onClick={saving.save}>
          {t('unsent.save')}
        </Button>
      </Stack>
      <Group justify="flex-end" mt="sm">
        <Button h={44} variant="subtle" onClick={onStay}>
          {t('session.warning.stay')}
        </Button>
      </Group>
    </Dialog>
  );
}

import { connectivityChanged, useBusState } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { Button, Group, Stack, Text } from '@portal/platform/ui';
import { Dialog } from '../kit/dialog.tsx';
import type { UnsentWorkProps } from './unsent-work.tsx';
import { useSaveUnsent } from './use-save-unsent.ts';
import { useSendUnsent } from './use-send-unsent.ts';

/** What becomes of work that is not sent yet when its person signs out: send, keep, or save as a file. */
export default function UnsentDialog({ onLeave, onStay }: UnsentWorkProps) {
  const { t } = useWords();
  const isOnline = useBusState(connectivityChanged) ?? true;
  const { count, state, send } = useSendUnsent(onLeave);
  const saving = useSaveUnsent();
  if (count === null) return null;
  const params = { count, n: count };
  return (
    <Dialog
      opened
      onClose={onStay}
      title={t('unsent.title', params)}
      centered
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      <Text>{t('unsent.text')}</Text>
      <div role="status">
        {state === 'sending' && <Text mt="sm">{t('unsent.sending', params)}</Text>}
        {state === 'stuck' && <Text mt="sm">{t('unsent.stuck', params)}</Text>}
        {!isOnline && <Text mt="sm">{t('unsent.offline')}</Text>}
        {saving.state === 'saved' && <Text mt="sm">{t('unsent.saved')}</Text>}
      </div>
      {saving.state === 'failed' && (
        <Text role="alert" mt="sm" c="var(--portal-text-error)">
          {t('unsent.not_saved')}
        </Text>
      )}
      <Stack gap="sm" mt="lg">
        <Button
          size="md"
          disabled={!isOnline}
          loading={state === 'sending'}
          onClick={send}
          data-autofocus
        >
          {t('unsent.send')}
        </Button>
        <Button size="md" variant="default" onClick={onLeave}>
          {t('unsent.keep')}
        </Button>
        <Button
          size="md"
          variant="default"
          loading={saving.state === 'saving'}
          onClick={saving.save}
        >
          {t('unsent.save')}
        </Button>
      </Stack>
      <Group justify="flex-end" mt="sm">
        <Button size="md" variant="subtle" onClick={onStay}>
          {t('unsent.stay')}
        </Button>
      </Group>
    </Dialog>
  );
}

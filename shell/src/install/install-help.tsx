import { useWords } from '@portal/platform/i18n';
import { Modal, Stack, Text } from '@portal/platform/ui';
import { showOverlay } from '../overlays/overlay.ts';

/** Explains how to add the portal to the home screen of an iPad or iPhone. */
export default function InstallHelp() {
  const { t } = useWords();
  return (
    <Modal
      opened
      onClose={() => showOverlay(null)}
      title={t('install.title')}
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      <Stack gap="sm">
        <Text>{t('install.how')}</Text>
        <Text c="dimmed">{t('install.why')}</Text>
      </Stack>
    </Modal>
  );
}

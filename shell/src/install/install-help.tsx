import { useWords } from '@portal/platform/i18n';
import { Modal, Text } from '@portal/platform/ui';
import { showOverlay } from '../overlays/overlay.ts';
import classes from './install-help.module.css';

/** How the portal is put on the home screen of an iPad or iPhone. */
export default function InstallHelp() {
  const { t } = useWords();
  return (
    <Modal
      opened
      onClose={() => showOverlay(null)}
      title={t('install.title')}
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      <Text>{t('install.why')}</Text>
      <ol className={classes.steps}>
        {['share', 'add', 'open'].map((step) => (
          <li key={step}>{t(`install.${step}`)}</li>
        ))}
      </ol>
    </Modal>
  );
}

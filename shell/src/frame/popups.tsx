import { useWords } from '@portal/platform/i18n';
import { useLocation, useNavigate } from '@portal/platform/routing';
import { Button, Group, Modal, Text } from '@portal/platform/ui';
import { useDeployment } from '../deployment/deployment-context.ts';
import { endSession } from '../guard/end-session.ts';
import { goToSignIn, leaveFor } from '../guard/sign-in-link.ts';
import { closeLoader } from './loader-queues.ts';
import { type PopupClosing, popupCatalogue } from './popup-catalogue.ts';
import { closePopup, useOpenPopup } from './popup-queue.ts';

/** The popup on screen, if any. */
export function Popups() {
  const kind = useOpenPopup();
  const { t } = useWords();
  const follow = useClosing();
  if (!kind) return null;
  const { title, text, closing } = popupCatalogue[kind];
  const close = () => {
    closePopup();
    follow(closing);
  };
  return (
    <Modal
      opened
      onClose={close}
      title={t(title)}
      centered
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      <Text>{t(text)}</Text>
      <Group justify="flex-end" mt="lg">
        <Button onClick={close} data-autofocus>
          {t(`popup.closing.${closing}`)}
        </Button>
      </Group>
    </Modal>
  );
}

function useClosing(): (closing: PopupClosing) => void {
  const { links } = useDeployment();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (closing) => {
    if (closing === 'sign_in') goToSignIn(links.sign_in, pathname + search);
    if (closing === 'index') navigate('/');
    if (closing === 'main_host') void endSession(() => leaveFor(links.main_host));
    if (closing === 'close_loader') closeLoader();
  };
}

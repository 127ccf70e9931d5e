import { useWords } from '@portal/platform/i18n';
import { useLocation, useNavigate } from '@portal/platform/routing';
import { Button, Group, Text } from '@portal/platform/ui';
import { useEffect, useState } from 'react';
import { focusContent } from '../arrival/focus-content.ts';
import { whenIdle } from '../connection/when-idle.ts';
import { useDeployment } from '../deployment/deployment-context.ts';
import { endSession } from '../guard/end-session.ts';
import { goToSignIn, leaveFor } from '../guard/sign-in-link.ts';
import { Dialog } from '../kit/dialog.tsx';
import { closePopup, useOpenPopup } from '../overlays/popup-queue.ts';
import { closeLoader } from './loader-queues.ts';
import { type PopupClosing, popupCatalogue } from './popup-catalogue.ts';
import { PopupHelp } from './popup-help.tsx';

/** Above dialogs and drawers, regardless of their order. */
const layer = 500;

/** The popup on screen, if any. */
export function Popups() {
  const open = useOpenPopup();
  const { t } = useWords();
  const follow = useClosing();
  // A popup may report a lost connection, so its code is loaded beforehand.
  useEffect(() => whenIdle(Dialog.preload), []);
  // Keeps the texts while the popup closes.
  const [kind, setKind] = useState(open);
  if (open && open !== kind) setKind(open);
  const { title, text, closing } = popupCatalogue[kind ?? 'system_error'];
  const close = () => {
    // Stays open on the way to the sign-in page, to cover what is behind it.
    if (closing !== 'sign_in') closePopup();
    follow(closing);
  };
  return (
    <Dialog
      opened={open !== null}
      onClose={close}
      title={t(title)}
      onExitTransitionEnd={stayOnPage}
      zIndex={layer}
      data-above-session
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      <Text>{t(text)}</Text>
      <PopupHelp closing={closing} />
      <Group justify="flex-end" mt="lg">
        <Button onClick={close} data-autofocus>
          {t(`popup.closing.${closing}`)}
        </Button>
      </Group>
    </Dialog>
  );
}

/** A popup that opened while nothing had the focus cannot return it. */
const stayOnPage = () => {
  if (document.activeElement === document.body) focusContent();
};

function useClosing(): (closing: PopupClosing) => void {
  const { links } = useDeployment();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (closing) => {
    if (closing === 'sign_in') goToSignIn(links.sign_in, pathname + search + hash);
    if (closing === 'index') navigate('/');
    if (closing === 'main_host') void endSession(() => leaveFor(links.main_host));
    if (closing === 'close_loader') closeLoader();
  };
}

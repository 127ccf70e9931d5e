import { ErrorBoundary, lazyPart } from '@portal/platform/guarding';
import { PartPlace } from '@portal/platform/guarding/manage';
import { useWords } from '@portal/platform/i18n';
import { FailedState, IconWorld, Modal, Tooltip, UnstyledButton } from '@portal/platform/ui';
import { useRef, useState } from 'react';
import { useDeployment } from '../deployment/deployment-context.ts';
import tool from '../frame/header-tool.module.css';

const LanguageChooser = lazyPart(async () => ({
  default: (await import('./language-chooser.tsx')).LanguageChooser,
}));

/** Opens the language chooser, where the region offers the choice. */
export function LanguageButton() {
  const { t } = useWords();
  const { features } = useDeployment();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  if (!features.language_option) return null;
  return (
    <>
      <Tooltip label={t('header.language')}>
        <UnstyledButton
          ref={button}
          className={tool.tool}
          aria-label={t('header.language')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          onPointerEnter={LanguageChooser.preload}
          onFocus={LanguageChooser.preload}
        >
          <IconWorld size={20} aria-hidden />
        </UnstyledButton>
      </Tooltip>
      {open && (
        <ErrorBoundary
          fallback={({ reset }) => (
            <Modal
              opened
              onClose={close}
              title={t('header.language')}
              closeButtonProps={{ 'aria-label': t('popup.close') }}
            >
              <FailedState onRetry={reset} />
            </Modal>
          )}
        >
          <PartPlace>
            <LanguageChooser onClose={close} />
          </PartPlace>
        </ErrorBoundary>
      )}
    </>
  );
}

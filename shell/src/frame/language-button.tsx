import { ErrorBoundary, lazyPart } from '@portal/platform/guarding';
import { PartPlace } from '@portal/platform/guarding/manage';
import { useWords } from '@portal/platform/i18n';
import { FailedState, IconWorld, Tooltip, UnstyledButton } from '@portal/platform/ui';
import { useRef, useState } from 'react';
import { useDeployment } from '../deployment/deployment-context.ts';
import { Dialog } from '../kit/dialog.tsx';
import tool from './header-tool.module.css';

const LanguageChooser = lazyPart(async () => ({
  default: (await import('../languages/language-chooser.tsx')).LanguageChooser,
}));

/** Opens the language chooser, if the region offers it. */
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
            <Dialog
              opened
              onClose={close}
              title={t('header.language')}
              closeButtonProps={{ 'aria-label': t('popup.close') }}
            >
              <FailedState onRetry={reset} />
            </Dialog>
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

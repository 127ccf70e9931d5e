import { type ReactNode, useState } from 'react';
import { useWords } from '../i18n/i18n.ts';
import { Drawer } from '../ui/ui.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DrawerContext } from './drawer-context.ts';
import classes from './forms.module.css';
import { useDrawerControls } from './use-drawer-controls.ts';

export interface FormDrawerProps {
  readonly opened: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A drawer beside a list with the forms of one row; asks before closing if work would be lost. */
export function FormDrawer({ opened, title, onClose, children }: FormDrawerProps) {
  const { t } = useWords();
  const { controls, holdsWork, isCovered } = useDrawerControls(onClose);
  const [isAsking, setAsking] = useState(false);

  return (
    <DrawerContext value={controls}>
      <Drawer
        opened={opened}
        onClose={() => {
          if (!holdsWork()) onClose();
          // Deferred until the key event has finished, which would close the question as well.
          else setTimeout(() => setAsking(true));
        }}
        position="right"
        size="lg"
        title={
          <span className={classes.title} dir="auto">
            {title}
          </span>
        }
        closeOnEscape={!isCovered}
        closeButtonProps={{ 'aria-label': t('shell:form.close') }}
      >
        {children}
      </Drawer>
      <ConfirmDialog
        opened={isAsking && opened}
        returnFocus={opened}
        title={t('shell:form.discard_title')}
        text={t('shell:form.discard_text')}
        confirm={t('shell:form.discard')}
        cancel={t('shell:form.keep')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          controls.close();
        }}
      />
    </DrawerContext>
  );
}

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

/** A row beside its list, with the forms on it; closing it asks before work is lost. */
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
          // Once the key is over: it would close the question as well.
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

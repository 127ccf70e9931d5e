import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../i18n/i18n.ts';
import { Drawer } from '../ui/ui.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DrawerContext, type DrawerControls } from './drawer-context.ts';
import classes from './forms.module.css';

export interface FormDrawerProps {
  readonly opened: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A row beside its list, with the forms on it; closing it asks before work is lost. */
export function FormDrawer({ opened, title, onClose, children }: FormDrawerProps) {
  const { t } = useWords();
  const works = useRef(new Set<() => void>());
  const [dialogs, setDialogs] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const controls = useMemo<DrawerControls>(
    () => ({
      holdWork: (giveUp) => {
        works.current.add(giveUp);
        return () => works.current.delete(giveUp);
      },
      countDialogs: (change) => setDialogs((count) => count + change),
      close: () => {
        for (const giveUp of works.current) giveUp();
        setLeaving(true);
      },
    }),
    [],
  );
  // After the forms have let go of what they kept: they may be gone with the drawer.
  useEffect(() => {
    if (!isLeaving) return;
    setLeaving(false);
    onClose();
  }, [isLeaving, onClose]);

  return (
    <DrawerContext value={controls}>
      <Drawer
        opened={opened}
        onClose={() => {
          if (works.current.size === 0) onClose();
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
        closeOnEscape={dialogs === 0}
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

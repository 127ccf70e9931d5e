import { useWords } from '../i18n/i18n.ts';
import { Modal } from '../ui/ui.ts';
import { DrawerContext } from './drawer-context.ts';
import type { FormDrawerProps } from './form-drawer.tsx';
import { useDrawerControls } from './use-drawer-controls.ts';

/** A short form in a dialog; entered values are restored when it is reopened. */
export function FormDialog({ opened, title, onClose, children }: FormDrawerProps) {
  const { t } = useWords();
  const { controls } = useDrawerControls(onClose);
  return (
    <DrawerContext value={controls}>
      <Modal
        opened={opened}
        onClose={onClose}
        title={title}
        closeButtonProps={{ 'aria-label': t('shell:form.close') }}
      >
        {children}
      </Modal>
    </DrawerContext>
  );
}

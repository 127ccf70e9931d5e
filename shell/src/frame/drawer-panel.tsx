import { useWords } from '@portal/platform/i18n';
import { Drawer } from '@portal/platform/ui';
import { DrawerContent, type DrawerContentProps } from './drawer-content.tsx';

interface DrawerPanelProps extends Omit<DrawerContentProps, 'onChosen'> {
  opened: boolean;
  onClose: () => void;
}

/** Drawer with the header's menu; closes on a choice. */
export function DrawerPanel({ opened, onClose, ...content }: DrawerPanelProps) {
  const { t } = useWords();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('header.open_menu')}
      position="right"
      size="22rem"
      closeButtonProps={{ 'aria-label': t('popup.close') }}
    >
      <DrawerContent {...content} onChosen={onClose} />
    </Drawer>
  );
}

import type { ReactNode } from 'react';
import { useWords } from '../i18n/i18n.ts';
import { Button, Group, Modal, Stack, Text } from '../ui/ui.ts';
import { useAboveDrawer } from './drawer-context.ts';

export interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** Label of the confirm button. */
  readonly confirm: string;
  readonly cancel?: string;
  /** Color of the confirm button. */
  readonly color?: 'red' | 'brand';
  readonly isBusy?: boolean;
  /** False if the drawer closes as well, as the drawer then returns the focus itself. */
  readonly returnFocus?: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** Additional content before the buttons, such as a reason. */
  readonly children?: ReactNode;
}

/** Asks for confirmation before an action with consequences. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, text, confirm, cancel, isBusy = false, onCancel, onConfirm } = props;
  const { t } = useWords();
  useAboveDrawer(opened);

  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={title}
      returnFocus={props.returnFocus ?? true}
      closeButtonProps={{ 'aria-label': t('shell:form.close') }}
    >
      <Stack gap="md">
        <Text>{text}</Text>
        {props.children}
        <Group justify="flex-end">
          <Button variant="default" disabled={isBusy} onClick={onCancel}>
            {cancel ?? t('shell:form.cancel')}
          </Button>
          <Button color={props.color ?? 'red'} loading={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

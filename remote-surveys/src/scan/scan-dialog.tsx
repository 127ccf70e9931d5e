import { useWords } from '@portal/platform/i18n';
import { Modal, Stack } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { CameraView } from './camera-view.tsx';
import { TypedCode } from './typed-code.tsx';

export interface ScanDialogProps {
  readonly title: string;
  /** Label of the field for typed codes. */
  readonly label: string;
  readonly opened: boolean;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
  /** Result of the last code, shown in place of the picture. */
  readonly children?: ReactNode;
}

/** Reads a code with the camera, or takes a typed one. */
export function ScanDialog({ title, label, opened, onText, onClose, children }: ScanDialogProps) {
  const { t } = useWords();
  const isPaused = Boolean(children);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('shell:form.close') }}
    >
      {opened && (
        <Stack gap="md">
          <CameraView isPaused={isPaused} onText={onText} />
          {children}
          {!isPaused && <TypedCode label={label} onText={onText} />}
        </Stack>
      )}
    </Modal>
  );
}

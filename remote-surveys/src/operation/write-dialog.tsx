import { ConfirmDialog } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Alert } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { refusalText } from './refusal-text.ts';

interface WriteDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** What is done, as the button says it. */
  readonly confirm: string;
  readonly color?: 'red' | 'brand';
  readonly writing: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly reset: () => void;
  };
  /** What it asks first is on its way. */
  readonly isLoading?: boolean;
  /** Why what it asks first cannot be had. */
  readonly failure?: unknown;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly children?: ReactNode;
}

/** Asks before a write, and stays open with the reason when the write is refused. */
export function WriteDialog({
  writing,
  isLoading = false,
  failure,
  onClose,
  children,
  ...asked
}: WriteDialogProps) {
  const { t } = useWords();
  const refusal = writing.error ?? failure;
  return (
    <ConfirmDialog
      {...asked}
      isBusy={writing.isPending || isLoading}
      onCancel={() => {
        writing.reset();
        onClose();
      }}
    >
      {children}
      <div role="alert">
        {refusal ? <Alert color="red">{refusalText(t, refusal)}</Alert> : null}
      </div>
    </ConfirmDialog>
  );
}

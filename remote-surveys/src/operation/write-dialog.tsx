import { ConfirmDialog } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Alert } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { refusalText } from './refusal-text.ts';

interface WriteDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** Text of the confirm button. */
  readonly confirm: string;
  readonly color?: 'red' | 'brand';
  readonly writing: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly reset: () => void;
  };
  /** Whether the data for the question is still loading. */
  readonly isLoading?: boolean;
  /** Why that data could not be loaded. */
  readonly failure?: unknown;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly children?: ReactNode;
}

/** Asks for confirmation before a write, and stays open with the reason if it is refused. */
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

import { type exportFormats, useExport } from '@portal/platform/exports';
import type { ReceivedFile } from '@portal/platform/http';
import { Button, IconDownload } from '@portal/platform/ui';

interface FileButtonProps {
  readonly label: string;
  readonly format: (typeof exportFormats)['pdf' | 'excel'];
  readonly disabled?: boolean;
  readonly onFile: (signal: AbortSignal) => Promise<ReceivedFile>;
}

/** Fetches a file of one kind. */
export function FileButton({ label, format, disabled = false, onFile }: FileButtonProps) {
  const { stage, run } = useExport();
  const task = {
    prepare: async () => null,
    send: (_: null, { signal }: { readonly signal: AbortSignal }) => onFile(signal),
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      disabled={disabled}
      loading={stage !== null}
      onClick={() => run(task, format)}
    >
      {label}
    </Button>
  );
}

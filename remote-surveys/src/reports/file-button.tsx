import { type ExportTask, type exportFormats, useExport } from '@portal/platform/exports';
import { Button, IconDownload, Loader } from '@portal/platform/ui';

type Send = ExportTask<null>['send'];

export interface FileButtonProps {
  readonly label: string;
  readonly format: (typeof exportFormats)['pdf' | 'excel'];
  readonly disabled?: boolean;
  /** Fetches the file, or has it made as an export. */
  readonly onFile: (options: Parameters<Send>[1]) => ReturnType<Send>;
}

/** Fetches a file in one format. */
export function FileButton({ label, format, disabled = false, onFile }: FileButtonProps) {
  const { stage, run } = useExport();
  const task: ExportTask<null> = {
    prepare: async () => null,
    send: (_, options) => onFile(options),
  };
  const isMade = stage !== null;
  return (
    <Button
      variant="default"
      leftSection={
        isMade ? <Loader size={16} aria-hidden /> : <IconDownload size={16} aria-hidden />
      }
      disabled={disabled}
      // A button that is really disabled would lose focus.
      {...(isMade && { 'data-disabled': true, 'aria-disabled': true })}
      onClick={() => {
        if (!isMade) run(task, format);
      }}
    >
      {label}
    </Button>
  );
}

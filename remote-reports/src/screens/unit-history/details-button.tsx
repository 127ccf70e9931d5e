import { type ExportTask, exportFormats, useExport } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { Button, IconDownload, Loader } from '@portal/platform/ui';

interface DetailsButtonProps {
  readonly disabled: boolean;
  readonly onFile: (signal: AbortSignal) => ReturnType<ExportTask<null>['send']>;
}

/** Exports a workbook with a sheet for each kind of entry. */
export function DetailsButton({ disabled, onFile }: DetailsButtonProps) {
  const { t } = useWords();
  const { stage, run } = useExport();
  const isMade = stage !== null;
  const task: ExportTask<null> = {
    prepare: async () => null,
    send: (_, { signal }) => onFile(signal),
  };
  return (
    <Button
      variant="subtle"
      size="xs"
      leftSection={
        isMade ? <Loader size={16} aria-hidden /> : <IconDownload size={16} aria-hidden />
      }
      disabled={disabled}
      // A really disabled button would lose focus.
      {...(isMade && { 'data-disabled': true, 'aria-disabled': true })}
      onClick={() => {
        if (!isMade) run(task, exportFormats.excel);
      }}
    >
      {t('unit_history.all_details_button')}
    </Button>
  );
}

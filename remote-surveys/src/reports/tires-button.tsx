import { exportFormats, useExport } from '@portal/platform/exports';
import type { ReceivedFile } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Button, IconDownload } from '@portal/platform/ui';

interface TiresButtonProps {
  /** Which tires; all of those in the list unless given. */
  readonly label?: string;
  readonly disabled: boolean;
  /** Fetches the workbook. */
  readonly onFile: (signal: AbortSignal) => Promise<ReceivedFile>;
}

/** A workbook of every tire of the surveys in a list, a row for each. */
export function TiresButton({ label, disabled, onFile }: TiresButtonProps) {
  const { t } = useWords();
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
      onClick={() => run(task, exportFormats.excel)}
    >
      {label ?? t('survey_detail.all_tires')}
    </Button>
  );
}

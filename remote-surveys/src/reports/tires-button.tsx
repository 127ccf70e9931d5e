import { exportFormats } from '@portal/platform/exports';
import type { ReceivedFile } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { FileButton } from './file-button.tsx';

interface TiresButtonProps {
  readonly disabled: boolean;
  /** Fetches the workbook. */
  readonly onFile: (signal: AbortSignal) => Promise<ReceivedFile>;
}

/** A workbook of every tire of the surveys in a list, a row for each. */
export function TiresButton(props: TiresButtonProps) {
  const { t } = useWords();
  return (
    <FileButton label={t('survey_detail.all_tires')} format={exportFormats.excel} {...props} />
  );
}

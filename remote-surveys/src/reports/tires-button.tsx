import { exportFormats } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { FileButton, type FileButtonProps } from './file-button.tsx';

/** A workbook of every tire of the surveys in a list, a row for each. */
export function TiresButton(props: Pick<FileButtonProps, 'disabled' | 'onFile'>) {
  const { t } = useWords();
  return (
    <FileButton label={t('survey_detail.all_tires')} format={exportFormats.excel} {...props} />
  );
}

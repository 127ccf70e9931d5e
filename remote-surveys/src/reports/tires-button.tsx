import { exportFormats } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { FileButton, type FileButtonProps } from './file-button.tsx';

/** Downloads a workbook with a row for each tire of the listed surveys. */
export function TiresButton(props: Pick<FileButtonProps, 'disabled' | 'onFile'>) {
  const { t } = useWords();
  return (
    <FileButton label={t('survey_detail.all_tires')} format={exportFormats.excel} {...props} />
  );
}

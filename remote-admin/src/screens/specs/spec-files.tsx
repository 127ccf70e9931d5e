import { ExportButton, exportFormats } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { fileOf } from '../../calls.ts';

interface SpecFilesProps {
  readonly account: string;
  readonly location: number | null;
}

/** Export of the specs: of the fleet with all its yards, or of one yard. */
export function SpecFiles({ account, location }: SpecFilesProps) {
  const { t } = useWords();
  return (
    <ExportButton
      of={t('specs.title')}
      formats={[exportFormats.pdf, exportFormats.excel]}
      task={{
        prepare: async () =>
          location === null ? { account, has_yards: true } : { account, location_ids: [location] },
        send: (body, { format, signal }) =>
          fileOf(
            format === exportFormats.pdf
              ? 'POST manage_specs/download_pdf_file_spec_information'
              : 'POST manage_specs/download_excel_file_spec_information',
            { body, signal },
          ),
      }}
    />
  );
}

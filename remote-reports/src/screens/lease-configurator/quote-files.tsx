import type { LeaseQuoteFile } from '@portal/contract/analysis-reports';
import { ExportButton, exportFormats } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { fileOf } from '../../calls.ts';

const formats = [exportFormats.pdf, exportFormats.excel] as const;

/** Exports the quote as entered; null for an incomplete one. */
export function QuoteFiles({ request }: { readonly request: LeaseQuoteFile | null }) {
  const { t } = useWords();
  const isNamed = request !== null && request.quote_name.trim() !== '';
  return (
    <ExportButton
      of={t('lease.quote')}
      formats={formats}
      nothing={t('lease.no_file')}
      task={
        isNamed
          ? {
              prepare: async () => request,
              send: (body, { format, signal }) =>
                format === exportFormats.pdf
                  ? fileOf('POST leasesales/configurator_download_pdf_file', { body, signal })
                  : fileOf('POST leasesales/configurator_download_excel_file', { body, signal }),
            }
          : null
      }
    />
  );
}

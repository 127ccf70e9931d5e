import type { ProductReport, ProductScope } from '@portal/contract/analysis-reports';
import { ExportButton, exportFormats } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { fileOf } from '../../calls.ts';
import { comparedIn, groupingIn } from './product-address.ts';

interface ReportFilesProps {
  readonly report: ProductReport;
  readonly scope: ProductScope;
}

/** Exports of the report, with the compared groups. */
export function ReportFiles({ report, scope }: ReportFilesProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const compared = comparedIn(params);
  const body = {
    ...scope,
    ...(compared.length > 0 && { compared, group_by: groupingIn(params) }),
  };
  return (
    <ExportButton
      of={t('product_analysis.title')}
      formats={[exportFormats.pdf, exportFormats.excel]}
      task={
        report.summary.tires === 0
          ? null
          : {
              prepare: async () => body,
              send: (request, { format, signal }) =>
                format === exportFormats.pdf
                  ? fileOf('POST product_analysis_report/get_product_report_pdf', {
                      body: request,
                      signal,
                    })
                  : fileOf('POST product_analysis_report/get_product_report_excel', {
                      body: request,
                      signal,
                    }),
            }
      }
    />
  );
}

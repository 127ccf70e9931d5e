import type { KeptReport } from '@portal/contract/analysis-reports';
import { ExportButton, exportFormats } from '@portal/platform/exports';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { queryOptions, useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import { FailedState, PanelSkeleton } from '@portal/platform/ui';
import { call, fileOf } from '../../calls.ts';
import { requireFile } from '../../kept/require-file.ts';
import { products } from './product.query.ts';
import { comparedIn, groupingIn } from './product-address.ts';
import { ProductResult } from './product-result.tsx';
import { SavedCopyFilters } from './saved-copy-filters.tsx';

const savedCopyQuery = ({ id, date_made }: KeptReport) =>
  queryOptions({
    queryKey: [...products, 'kept', id, date_made],
    queryFn: ({ signal }) =>
      call('POST product_analysis_report/get_report', { body: { id }, signal }),
  });

/** A saved copy of a product analysis; the tires behind its figures are not stored. */
export function SavedProductAnalysis({ report }: { readonly report: KeptReport }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(savedCopyQuery(report));
  if (!data)
    return error ? (
      <FailedState
        title={t('product_analysis.failed')}
        text={t(failureWord(error))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <PanelSkeleton shape="chart" count={8} />
    );
  const compared = comparedIn(params);
  const body = {
    id: report.id,
    ...(compared.length > 0 && { compared, group_by: groupingIn(params) }),
  };
  return (
    <ProductResult
      report={data}
      tiresAt={null}
      filters={<SavedCopyFilters request={data.request} />}
      refreshing={isFetching}
      actions={
        <ExportButton
          of={t('product_analysis.title')}
          formats={[exportFormats.pdf, exportFormats.excel]}
          task={{
            prepare: async () => body,
            send: (request, { format, signal }) =>
              requireFile(
                fileOf('POST product_analysis_report/get_report', {
                  body: { ...request, format },
                  signal,
                }),
              ),
          }}
        />
      }
    />
  );
}

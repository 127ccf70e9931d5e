import type { portalCalls } from '@portal/contract/portal';
import { callsOf } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { EmptyState, FailedState, Page, PageHeader, PanelSkeleton } from '@portal/platform/ui';
import { ReportSection } from './report-section.tsx';

const call = callsOf<typeof portalCalls>();

/** Reports home: the reports that the user may open, by area. */
export function IndexPage() {
  const { t } = useWords();
  const { data, isError, refetch } = useQuery({
    queryKey: ['tire_management_reports/get'],
    queryFn: ({ signal }) => call('GET tire_management_reports/get', { signal }),
  });
  return (
    <Page>
      <PageHeader title={t('index.title')} description={t('index.description')} />
      {isError && (
        <FailedState
          title={t('index.failed')}
          text={t('index.failed_text')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <PanelSkeleton />}
      {data?.sections.length === 0 && (
        <EmptyState title={t('index.empty')} text={t('index.empty_text')} />
      )}
      {data?.sections.map((section) => (
        <ReportSection key={section.section} {...section} />
      ))}
    </Page>
  );
}

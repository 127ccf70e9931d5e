import type { portalCalls } from '@portal/contract/portal';
import { callsOf } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { reportMenu } from '@portal/platform/remote';
import { useUser } from '@portal/platform/session';
import { EmptyState, FailedState, Page, PageHeader, PanelSkeleton } from '@portal/platform/ui';
import { useDeployment } from '../../deployment/deployment-context.ts';
import { HomePanels } from './home-panels.tsx';
import { RecentPages } from './recent-pages.tsx';
import { ReportSection } from './report-section.tsx';

const call = callsOf<typeof portalCalls>();

/** Reports home: the pages used last, and the reports that the user may open, by area. */
export function IndexPage() {
  const { t } = useWords();
  const user = useUser();
  const deployment = useDeployment();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['tire_management_reports/get'],
    queryFn: ({ signal }) => call('GET tire_management_reports/get', { signal }),
    placeholderData: reportMenu(deployment, user?.UserAccessSecurities ?? []),
  });
  const sections = data?.sections ?? [];
  const isEmpty = sections.length === 0;
  return (
    <Page width="wide">
      <PageHeader
        title={t('index.title')}
        {...(!isEmpty && { description: t('index.description') })}
      />
      {user && <RecentPages user={user} />}
      {isError && (
        <FailedState
          title={t('index.failed')}
          text={t('index.failed_text')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {isEmpty && isPlaceholderData && <PanelSkeleton />}
      {isEmpty && !isPlaceholderData && !isError && (
        <EmptyState title={t('index.empty')} text={t('index.empty_text')} />
      )}
      {sections.map((section) => (
        <ReportSection key={section.section} {...section} />
      ))}
      {user && <HomePanels held={user.UserAccessSecurities} />}
    </Page>
  );
}

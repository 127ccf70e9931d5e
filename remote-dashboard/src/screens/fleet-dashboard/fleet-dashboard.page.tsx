import { useWords } from '@portal/platform/i18n';
import { Page, PageHeader, PanelSkeleton } from '@portal/platform/ui';
import { failureText } from '../../failure-text.ts';
import { areFiltersReadable } from '../../selection/filter-params.ts';
import { useViewParams } from '../../selection/use-view-params.ts';
import { DashboardPanel } from './dashboard.panel.tsx';
import { UnreadFilters } from './unread-filters.tsx';

/** The fleet dashboard: choose a fleet, dates and locations, then read its reports. */
export default function FleetDashboardPage() {
  const { t } = useWords();
  const { params, change, keeping, error, retry } = useViewParams();
  return (
    <Page width="wide">
      <PageHeader title={t('page.title')} description={t('page.description')} />
      {params && !areFiltersReadable(params) ? (
        <UnreadFilters params={params} change={change} text={t('failure.invalid')} />
      ) : params ? (
        <DashboardPanel params={params} change={change} keeping={keeping} />
      ) : error ? (
        <UnreadFilters params={null} change={change} text={t(failureText(error))} onRetry={retry} />
      ) : (
        <PanelSkeleton shape="lines" />
      )}
    </Page>
  );
}

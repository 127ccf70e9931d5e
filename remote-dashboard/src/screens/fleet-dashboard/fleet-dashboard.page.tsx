import { useWords } from '@portal/platform/i18n';
import { Button, FailedState, Page, PageHeader, PanelSkeleton } from '@portal/platform/ui';
import { failureText } from '../../failure-text.ts';
import { writeFilters } from '../../selection/filter-params.ts';
import { allOfThem } from '../../selection/selection.ts';
import { useViewParams } from '../../selection/use-view-params.ts';
import { DashboardPanel } from './dashboard.panel.tsx';

/** The fleet dashboard: choose a fleet, dates and locations, then read its reports. */
export default function FleetDashboardPage() {
  const { t } = useWords();
  const { params, change, keeping, error, retry } = useViewParams();
  return (
    <Page width="wide">
      <PageHeader title={t('page.title')} description={t('page.description')} />
      {params ? (
        <DashboardPanel params={params} change={change} keeping={keeping} />
      ) : error ? (
        <FailedState
          title={t('kept.failed_title')}
          text={t(failureText(error))}
          onRetry={retry}
          actions={
            <Button variant="default" onClick={() => void change(writeFilters(allOfThem))}>
              {t('kept.use_all')}
            </Button>
          }
        />
      ) : (
        <PanelSkeleton shape="lines" />
      )}
    </Page>
  );
}

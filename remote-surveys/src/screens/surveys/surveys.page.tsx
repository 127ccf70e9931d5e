import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Link, useRouteParams } from '@portal/platform/routing';
import { Button, IconPlus, Page, PageHeader } from '@portal/platform/ui';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { addSurveyPath, dashboardPath } from '../../paths.ts';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { locationQuery } from '../../yard/yard.query.ts';
import { SurveysPanel } from './surveys.panel.tsx';

/** The surveys of a yard. */
export default function SurveysPage() {
  const { t } = useWords();
  const id = Number(useRouteParams().locationId);
  const { data: location, error, refetch, isFetching } = useQuery(locationQuery(id));
  if (error && !location) {
    const again = () => void refetch();
    return (
      <FailedPage
        title={t('surveys.title')}
        error={error}
        onRetry={again}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <Page width="wide">
      <BackLink to={dashboardPath(id)}>
        {location ? location.name || location.code : t('yard.title')}
      </BackLink>
      <PageHeader
        title={t('surveys.title')}
        actions={
          <Button
            component={Link}
            to={addSurveyPath(id)}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t('survey.add.open')}
          </Button>
        }
      />
      <OperationNotice />
      <SurveysPanel locationId={id} />
    </Page>
  );
}

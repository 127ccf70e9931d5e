import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Page, PageHeader } from '@portal/platform/ui';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { overviewPath } from '../../paths.ts';
import { surveyQuery } from '../../surveys/survey.query.ts';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { RemovedTiresPanel } from './removed-tires.panel.tsx';

/** The tires removed on a survey. */
export function SurveyTires({ surveyId }: { readonly surveyId: string }) {
  const { t } = useWords();
  const { data, error, refetch, isFetching } = useQuery(surveyQuery(surveyId));
  const title = t('removed_tires.title');
  if (error && !data) {
    const again = () => void refetch();
    return <FailedPage title={title} error={error} onRetry={again} isRetrying={isFetching} />;
  }
  if (!data) return <LoadingPage title={title} />;
  const { survey } = data;
  const { survey_id } = survey;
  return (
    <Page width="wide">
      <BackLink to={overviewPath(survey_id)}>
        {t('overview.named', {
          kind: t(`survey_kind.${survey.kind}`),
          date: formatDate(survey.survey_date),
        })}
      </BackLink>
      <PageHeader title={title} />
      <OperationNotice />
      <RemovedTiresPanel of={{ survey_id }} locationId={null} />
    </Page>
  );
}

import { personText } from '@portal/contract/fleet-surveys';
import { surveyDetailList } from '@portal/contract/inspection-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useList } from '@portal/platform/lists';
import { useRouteParams, useSearchParams } from '@portal/platform/routing';
import { PageHeader } from '@portal/platform/ui';
import { reportCall } from '../../calls.ts';
import { surveyDetailPath } from '../../paths.ts';
import {
  PreviousPageContext,
  useBackLinkToReport,
  usePreviousPage,
} from '../../reports/previous-page.ts';
import { showsMended, showsReadings } from '../../reports/readings-address.ts';
import { ReportExports, ReportPage } from '../../reports/report-page.tsx';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { checkedRowName, isAbsent } from '../../yard/not-found-failure.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';
import { DetailPanel } from './detail.panel.tsx';
import { DetailActions } from './detail-actions.tsx';
import { DetailTiles } from './detail-tiles.tsx';
import { MendedPanel } from './mended.panel.tsx';
import { SurveyExceptionsPanel } from './survey-exceptions.panel.tsx';
import { TrendPanel } from './trend.panel.tsx';

/** The results of one survey, tire by tire. */
export default function SurveyDetailPage() {
  const { t } = useWords();
  const { id = '' } = useRouteParams();
  const [params] = useSearchParams();
  const hasMended = showsMended(params);
  const hasFound = showsReadings(params);
  const list = useList(surveyDetailList, {
    key: [...yardQueryKey, 'survey detail', id],
    ask: async (body, signal) =>
      reportCall('POST survey/detail', {
        body: { ...body, survey_id: Number(checkedRowName(id)) },
        signal,
      }),
  });
  const { data, error, refetch, isFetching } = list.result;
  const title = t('survey_detail.title');
  const before = usePreviousPage();
  const way = useBackLinkToReport(before, data?.survey.kind);
  // The panel itself reports a failure to load its rows; a survey that does not exist has no page.
  if (error && !data && isAbsent(error)) {
    const again = () => void refetch();
    return (
      <FailedPage title={title} error={error} onRetry={again} isRetrying={isFetching} way={way} />
    );
  }
  if (!data && !error) return <LoadingPage title={title} />;
  return (
    <PreviousPageContext value={before}>
      <ReportPage>
        {hasMended || hasFound ? (
          <BackLink to={surveyDetailPath(id)} state={before}>
            {t('mended.to_tires')}
          </BackLink>
        ) : (
          way && <BackLink to={way.to}>{way.text}</BackLink>
        )}
        <PageHeader
          title={title}
          description={
            data && (
              <bdi>
                {[
                  data.survey.fleet_name,
                  data.survey.fleet_location_name,
                  formatDate(data.survey.survey_date),
                  personText(data.survey.survey_by, t),
                ].join(' · ')}
              </bdi>
            )
          }
          actions={
            data && (
              <>
                <DetailActions survey={data.survey} />
                <ReportExports />
              </>
            )
          }
        />
        {data && <DetailTiles detail={data} />}
        {data && <TrendPanel surveyId={data.survey.survey_id} />}
        {hasMended && <MendedPanel surveyId={id} />}
        {hasFound && data && <SurveyExceptionsPanel survey={data.survey} />}
        {!hasMended && !(hasFound && data) && <DetailPanel list={list} surveyId={id} />}
      </ReportPage>
    </PreviousPageContext>
  );
}

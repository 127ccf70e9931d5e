import { personText } from '@portal/contract/fleet-surveys';
import { surveyDetailList } from '@portal/contract/inspection-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useList } from '@portal/platform/lists';
import { useRouteParams, useSearchParams } from '@portal/platform/routing';
import { PageHeader } from '@portal/platform/ui';
import { reportCall } from '../../calls.ts';
import { surveyDetailPath } from '../../paths.ts';
import { isOfMended, isOfReadings } from '../../reports/readings-address.ts';
import { Before, usePageBefore, useWayToReport } from '../../reports/report-before.ts';
import { ReportExports, ReportPage } from '../../reports/report-page.tsx';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { isAbsent, rowNamed } from '../../yard/not-there.ts';
import { yard } from '../../yard/yard.query.ts';
import { DetailPanel } from './detail.panel.tsx';
import { DetailActions } from './detail-actions.tsx';
import { DetailTiles } from './detail-tiles.tsx';
import { FoundPanel } from './found.panel.tsx';
import { MendedPanel } from './mended.panel.tsx';
import { TrendPanel } from './trend.panel.tsx';

/** What one survey found, tire by tire. */
export default function SurveyDetailPage() {
  const { t } = useWords();
  const { id = '' } = useRouteParams();
  const [params] = useSearchParams();
  const hasMended = isOfMended(params);
  const hasFound = isOfReadings(params);
  const list = useList(surveyDetailList, {
    key: [...yard, 'survey detail', id],
    ask: async (body, signal) =>
      reportCall('POST survey/detail', {
        body: { ...body, survey_id: Number(rowNamed(id)) },
        signal,
      }),
  });
  const { data, error, refetch, isFetching } = list.result;
  const title = t('survey_detail.title');
  const before = usePageBefore();
  const way = useWayToReport(before, data?.survey.kind);
  // The panel says itself that its rows did not come; a survey that is not there has no page.
  if (error && !data && isAbsent(error)) {
    const again = () => void refetch();
    return (
      <FailedPage title={title} error={error} onRetry={again} isRetrying={isFetching} way={way} />
    );
  }
  if (!data && !error) return <LoadingPage title={title} />;
  return (
    <Before value={before}>
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
        {hasFound && data && <FoundPanel survey={data.survey} />}
        {!hasMended && !(hasFound && data) && <DetailPanel list={list} surveyId={id} />}
      </ReportPage>
    </Before>
  );
}

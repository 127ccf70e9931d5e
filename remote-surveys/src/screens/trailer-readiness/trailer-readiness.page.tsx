import { personText } from '@portal/contract/fleet-surveys';
import { readinessWords as keys } from '@portal/contract/inspection-surveys';
import { ExportButton, exportFormats } from '@portal/platform/exports';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useRouteParams } from '@portal/platform/routing';
import { Button, EmptyState, IconTruck, Page, PageHeader, Panel } from '@portal/platform/ui';
import { reportFile } from '../../calls.ts';
import { surveyDetailPath } from '../../paths.ts';
import { backLinkTo, useBackLinkToReport, usePreviousPage } from '../../reports/previous-page.ts';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { readinessQuery } from './readiness.query.ts';
import { ReadinessCounts } from './readiness-counts.tsx';
import { Trailers } from './trailers.tsx';

/** The trailer readiness report of a survey: which trailers are ready, and why others are not. */
export default function TrailerReadinessPage() {
  const { t } = useWords();
  const { id = '' } = useRouteParams();
  const { data, error, refetch, isFetching } = useQuery(readinessQuery(id));
  const before = usePreviousPage();
  const way = useBackLinkToReport(before);
  const title = t(keys.title);
  if (error && !data) {
    const again = () => void refetch();
    return (
      <FailedPage title={title} error={error} onRetry={again} isRetrying={isFetching} way={way} />
    );
  }
  if (!data) return <LoadingPage title={title} />;
  return (
    <Page width="wide">
      <BackLink {...backLinkTo(surveyDetailPath(id), before)}>{t('survey_detail.title')}</BackLink>
      <PageHeader
        title={title}
        description={
          <bdi>
            {[
              data.fleet_name,
              data.fleet_location_name,
              formatDate(data.survey_date),
              personText(data.survey_by, t),
            ].join(' · ')}
          </bdi>
        }
        actions={
          data.units.length === 0 ? undefined : (
            <>
              <Button variant="default" onClick={() => window.print()}>
                {t('readiness.print')}
              </Button>
              <ExportButton
                of={title}
                formats={[exportFormats.pdf]}
                task={{
                  prepare: async () => ({ survey_id: data.survey_id }),
                  send: (body, { signal }) =>
                    reportFile('POST survey/download_pdf_file_trailer_readiness', { body, signal }),
                }}
              />
            </>
          )
        }
      />
      {data.units.length === 0 ? (
        <Panel title={title}>
          <EmptyState icon={IconTruck} title={t(keys.none)} text={t('readiness.none_text')} />
        </Panel>
      ) : (
        <>
          <ReadinessCounts report={data} />
          <Trailers report={data} />
        </>
      )}
    </Page>
  );
}

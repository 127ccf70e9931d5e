import { dealerReportsList } from '@portal/contract/inspection-surveys';
import { FavoritesButton } from '@portal/platform/favorites';
import { useWords } from '@portal/platform/i18n';
import { useList } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import { PageHeader } from '@portal/platform/ui';
import { reportCall } from '../../calls.ts';
import { dealerSurveyPath } from '../../paths.ts';
import { rowsAt, showsReadings } from '../../reports/readings-address.ts';
import { ReportExports, ReportPage } from '../../reports/report-page.tsx';
import { BackLink } from '../../yard/back-link.tsx';
import { yardQueryKey } from '../../yard/yard.query.ts';
import { DealerExceptionsPanel } from './dealer-exceptions.panel.tsx';
import { DealerReportsPanel } from './dealer-reports.panel.tsx';
import { DealerTiles } from './dealer-tiles.tsx';

/** The dealer survey report: surveys made by dealers, and their exceptions. */
export default function DealerSurveyPage() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const hasReadings = useRight('TMSMDRPT') && showsReadings(params);
  const list = useList(dealerReportsList, {
    key: [...yardQueryKey, 'dealer surveys'],
    ask: (body, signal) => reportCall('POST survey/report-dealer', { body, signal }),
    enabled: !hasReadings,
  });
  return (
    <ReportPage>
      {hasReadings && <BackLink to={rowsAt(params)}>{t('exceptions.to_surveys')}</BackLink>}
      <PageHeader
        title={t('dealer_survey.title')}
        description={t('dealer_survey.description')}
        actions={
          <>
            <FavoritesButton kind="survey" path={dealerSurveyPath} canAdd />
            <ReportExports />
          </>
        }
      />
      {hasReadings ? (
        <DealerExceptionsPanel />
      ) : (
        <>
          {list.result.data && <DealerTiles report={list.result.data} />}
          <DealerReportsPanel list={list} />
        </>
      )}
    </ReportPage>
  );
}

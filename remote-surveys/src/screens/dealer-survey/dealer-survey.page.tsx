import { dealerReportsList } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import { useList } from '@portal/platform/lists';
import { PageHeader } from '@portal/platform/ui';
import { reportCall } from '../../calls.ts';
import { dealerSurveyPath } from '../../paths.ts';
import { FavoritesButton } from '../../reports/favorites/favorites-button.tsx';
import { ReportExports, ReportPage } from '../../reports/report-page.tsx';
import { yard } from '../../yard/yard.query.ts';
import { DealerReportsPanel } from './dealer-reports.panel.tsx';
import { DealerTiles } from './dealer-tiles.tsx';

/** The dealer survey report: which surveys dealers made, and what they found. */
export default function DealerSurveyPage() {
  const { t } = useWords();
  const list = useList(dealerReportsList, {
    key: [...yard, 'dealer surveys'],
    ask: (body, signal) => reportCall('POST survey/report-dealer', { body, signal }),
  });
  return (
    <ReportPage>
      <PageHeader
        title={t('dealer_survey.title')}
        description={t('dealer_survey.description')}
        actions={
          <>
            <FavoritesButton path={dealerSurveyPath} canAdd />
            <ReportExports />
          </>
        }
      />
      {list.result.data && <DealerTiles report={list.result.data} />}
      <DealerReportsPanel list={list} />
    </ReportPage>
  );
}

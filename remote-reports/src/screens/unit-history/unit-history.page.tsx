import { useWords } from '@portal/platform/i18n';
import { ReportPage } from '../../kept/report-page.tsx';
import { HistoryToday } from './history-today.tsx';
import { KeptHistory } from './kept-history.tsx';

/** The unit history: everything that happened to one unit, and what it cost. */
export default function UnitHistoryPage() {
  const { t } = useWords();
  return (
    <ReportPage
      prefix="unit_history_report"
      title={t('unit_history.title')}
      description={t('unit_history.description')}
      today={<HistoryToday />}
      kept={(report) => <KeptHistory report={report} />}
    />
  );
}

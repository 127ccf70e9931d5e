import { useWords } from '@portal/platform/i18n';
import { ReportPage } from '../../kept/report-page.tsx';
import { HistoryToday } from './history-today.tsx';
import { SavedUnitHistory } from './saved-unit-history.tsx';

/** The unit history: all events of one unit, and their cost. */
export default function UnitHistoryPage() {
  const { t } = useWords();
  return (
    <ReportPage
      prefix="unit_history_report"
      title={t('unit_history.title')}
      description={t('unit_history.description')}
      today={<HistoryToday />}
      kept={(report) => <SavedUnitHistory report={report} />}
    />
  );
}

import type { ReportAnswer } from '@portal/contract/fleet-dashboard';
import { addYears, formatDate, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Text } from '@portal/platform/ui';
import type { DateRange } from '../selection/selection.ts';
import type { ReportView } from './view/report-view.ts';

interface ReportNotesProps {
  readonly compared: ReportView['compared'];
  readonly dates: DateRange;
  readonly answer: ReportAnswer;
}

/** What the figures are compared with: the dates before and how many fleets, or why none. */
export function ReportNotes({ compared, dates, answer }: ReportNotesProps) {
  const { t } = useWords();
  if (compared.length === 0) return null;
  const fleets = answer.national_accounts;
  const notes = compared.map((each) => {
    if (each === 'previous')
      return t('compare.previous_dates', {
        from: formatDate(addYears(dates.date_from, -1)),
        to: formatDate(addYears(dates.date_to, -1)),
      });
    return fleets === undefined
      ? t('compare.too_few')
      : t('compare.fleets', { n: formatInteger(fleets) });
  });
  return (
    <Text size="sm" c="dimmed" mb="sm" role="status">
      {notes.join(' · ')}
    </Text>
  );
}

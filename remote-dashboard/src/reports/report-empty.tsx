import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { EmptyState } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { isNarrowed } from '../selection/is-narrowed.ts';
import type { WholeSelection } from '../selection/selection.ts';

interface ReportEmptyProps {
  readonly selection: WholeSelection;
  readonly nextSteps: ReactNode;
}

/** No record in the range: says what was looked for and offers to look elsewhere. */
export function ReportEmpty({ selection, nextSteps }: ReportEmptyProps) {
  const { t } = useWords();
  const { dates, filters } = selection;
  const range = { from: formatDate(dates.date_from), to: formatDate(dates.date_to) };
  return (
    <EmptyState
      title={t('report.empty_title')}
      text={t(isNarrowed(filters) ? 'report.empty_narrowed' : 'report.empty_text', range)}
      action={nextSteps}
    />
  );
}

import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Button, EmptyState, Group } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { isNarrowed } from '../selection/is-narrowed.ts';
import type { WholeSelection } from '../selection/selection.ts';

interface ReportEmptyProps {
  readonly selection: WholeSelection;
  /** Takes the report's own filters away; undefined when it has none set. */
  readonly onReset: (() => void) | undefined;
  readonly nextSteps: ReactNode;
}

/** No record in the range: says what was looked for and offers to look elsewhere. */
export function ReportEmpty({ selection, onReset, nextSteps }: ReportEmptyProps) {
  const { t } = useWords();
  const { dates, filters } = selection;
  const range = { from: formatDate(dates.date_from), to: formatDate(dates.date_to) };
  const why = onReset ? 'filtered' : isNarrowed(filters) ? 'narrowed' : 'text';
  return (
    <EmptyState
      title={t('report.empty_title')}
      text={t(`report.empty_${why}`, range)}
      action={
        <Group gap="xs" justify="center">
          {onReset && <Button onClick={onReset}>{t('filter.reset')}</Button>}
          {nextSteps}
        </Group>
      }
    />
  );
}

import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, EmptyState, Group, IconInfoCircle } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import type { OnView, ReportFilters } from '../figures/view/report-view.ts';
import { isNarrowed } from '../selection/is-narrowed.ts';
import type { WholeSelection } from '../selection/selection.ts';
import { noFilters } from './controls/no-filters.ts';
import { useFilterTexts } from './controls/use-filter-texts.ts';
import { useIsLocked } from './report-lock.ts';

interface EmptyRange {
  readonly definition: DashboardReport;
  readonly selection: WholeSelection;
  /** The report's own filters. */
  readonly filters: ReportFilters;
}

interface ReportEmptyProps extends EmptyRange {
  readonly onView: OnView;
  readonly nextSteps: ReactNode;
}

/** What was looked for without finding a record, in words. */
function useEmptyText({ definition, selection, filters }: EmptyRange): string {
  const { t } = useWords();
  const { dates } = selection;
  const set = useFilterTexts(definition, filters);
  const why = set.length > 0 ? 'filtered' : isNarrowed(selection.filters) ? 'narrowed' : 'text';
  return t(`report.empty_${why}`, {
    from: formatDate(dates.date_from),
    to: formatDate(dates.date_to),
    filters: set.map(({ text }) => text).join('; '),
  });
}

/** No record in the range: says what was looked for and offers to look elsewhere. */
export function ReportEmpty({ onView, nextSteps, ...range }: ReportEmptyProps) {
  const { definition, filters } = range;
  const { t } = useWords();
  const isFiltered = useFilterTexts(definition, filters).length > 0;
  const isLocked = useIsLocked();
  return (
    <EmptyState
      title={t('report.empty_title')}
      text={useEmptyText(range)}
      action={
        <Group gap="xs" justify="center">
          {isFiltered && !isLocked && (
            <Button onClick={() => onView({ filters: noFilters(definition) })}>
              {t('filter.reset')}
            </Button>
          )}
          {nextSteps}
        </Group>
      }
    />
  );
}

/** The same above figures of which only those that it is compared with are of records. */
export function RangeEmpty(range: EmptyRange) {
  const { t } = useWords();
  return (
    <Alert
      role="status"
      color="gray"
      title={t('report.empty_title')}
      icon={<IconInfoCircle aria-hidden />}
      mb="sm"
    >
      {useEmptyText(range)}
    </Alert>
  );
}

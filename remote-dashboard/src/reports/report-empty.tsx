import type { ReportDefinition } from '@portal/contract/fleet-dashboard';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Button, EmptyState, Group } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { isNarrowed } from '../selection/is-narrowed.ts';
import type { WholeSelection } from '../selection/selection.ts';
import { noFilters } from './controls/no-filters.ts';
import { useFilterTexts } from './controls/use-filter-texts.ts';
import { useIsLocked } from './report-lock.ts';
import type { OnView, ReportFilters } from './view/report-view.ts';

interface ReportEmptyProps {
  readonly definition: ReportDefinition;
  readonly selection: WholeSelection;
  /** The report's own filters. */
  readonly filters: ReportFilters;
  readonly onView: OnView;
  readonly nextSteps: ReactNode;
}

/** No record in the range: says what was looked for and offers to look elsewhere. */
export function ReportEmpty(props: ReportEmptyProps) {
  const { definition, selection, filters, onView, nextSteps } = props;
  const { t } = useWords();
  const { dates } = selection;
  const set = useFilterTexts(definition, filters);
  const isLocked = useIsLocked();
  const isFiltered = set.length > 0;
  const why = isFiltered ? 'filtered' : isNarrowed(selection.filters) ? 'narrowed' : 'text';
  return (
    <EmptyState
      title={t('report.empty_title')}
      text={t(`report.empty_${why}`, {
        from: formatDate(dates.date_from),
        to: formatDate(dates.date_to),
        filters: set.map(({ text }) => text).join('; '),
      })}
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

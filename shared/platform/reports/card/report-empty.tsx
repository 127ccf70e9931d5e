import type { ReportDefinition } from '@portal/contract/reports';
import type { ReactNode } from 'react';
import { formatDate } from '../../format/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Alert, Button, EmptyState, Group, IconInfoCircle } from '../../ui/ui.ts';
import { noFilters } from '../controls/no-filters.ts';
import { useFilterTexts } from '../controls/use-filter-texts.ts';
import { useIsLocked } from '../report-lock.ts';
import type { ReportScope } from '../source/report-source.ts';
import type { OnView, ReportFilters } from '../view/report-view.ts';

interface EmptyRange {
  readonly definition: ReportDefinition;
  readonly scope: ReportScope;
  /** The report's own filters. */
  readonly filters: ReportFilters;
}

interface ReportEmptyProps extends EmptyRange {
  readonly onView: OnView;
  readonly nextSteps: ReactNode;
}

/** Returns a text with the range and filters for which there is no record. */
function useEmptyText({ definition, scope, filters }: EmptyRange): string {
  const { t } = useWords();
  const { dates, isNarrowed } = scope;
  const set = useFilterTexts(definition, filters);
  const why = set.length > 0 ? 'filtered' : isNarrowed ? 'narrowed' : 'text';
  return t(`shell:report.empty_${why}`, {
    from: formatDate(dates.date_from),
    to: formatDate(dates.date_to),
    filters: set.map(({ text }) => text).join('; '),
  });
}

/**
 * Empty state of a report: says for which range and filters there is no record, and offers next
 * steps.
 */
export function ReportEmpty({ onView, nextSteps, ...range }: ReportEmptyProps) {
  const { definition, filters } = range;
  const { t } = useWords();
  const isFiltered = useFilterTexts(definition, filters).length > 0;
  const isLocked = useIsLocked();
  return (
    <EmptyState
      title={t('shell:report.empty_title')}
      text={useEmptyText(range)}
      action={
        <Group gap="xs" justify="center">
          {isFiltered && !isLocked && (
            <Button onClick={() => onView({ filters: noFilters(definition) })}>
              {t('shell:filter.reset')}
            </Button>
          )}
          {nextSteps}
        </Group>
      }
    />
  );
}

/** The same text, shown above figures when only their comparisons have records. */
export function RangeEmpty(range: EmptyRange) {
  const { t } = useWords();
  return (
    <Alert
      role="status"
      color="gray"
      title={t('shell:report.empty_title')}
      icon={<IconInfoCircle aria-hidden />}
      mb="sm"
    >
      {useEmptyText(range)}
    </Alert>
  );
}

import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { Button, IconX } from '@portal/platform/ui';
import type { OnView, ReportFilters } from '../../figures/view/report-view.ts';
import classes from './report-controls.module.css';
import { useFilterTexts } from './use-filter-texts.ts';

interface FilterPillsProps {
  readonly definition: DashboardReport;
  readonly filters: ReportFilters;
  readonly onView: OnView;
}

/** The filters that are set, each with its values; a press takes one away. */
export function FilterPills({ definition, filters, onView }: FilterPillsProps) {
  const { t } = useWords();
  const pills = useFilterTexts(definition, filters);
  if (pills.length === 0) return null;
  return (
    <ul className={classes.pills} aria-label={t('filter.set')}>
      {pills.map(({ filter, text }) => (
        <li key={filter}>
          <Button
            size="xs"
            h={26}
            radius="xl"
            variant="light"
            maw="100%"
            rightSection={<IconX size={14} aria-hidden />}
            aria-label={t('filter.remove', { filter: text })}
            title={t('filter.remove', { filter: text })}
            onClick={() => onView({ filters: { [filter]: [] } })}
          >
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}

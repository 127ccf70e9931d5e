import type { ReportDefinition } from '@portal/contract/reports';
import { useWords } from '../../i18n/i18n.ts';
import type { OnView, ReportFilters } from '../view/report-view.ts';
import { Pill } from './pill.tsx';
import classes from './report-controls.module.css';
import { useFilterTexts } from './use-filter-texts.ts';

interface FilterPillsProps {
  readonly definition: ReportDefinition;
  readonly filters: ReportFilters;
  readonly onView: OnView;
}

/** The active filters with their values; pressing one removes it. */
export function FilterPills({ definition, filters, onView }: FilterPillsProps) {
  const { t } = useWords();
  const pills = useFilterTexts(definition, filters);
  if (pills.length === 0) return null;
  return (
    <ul className={classes.pills} aria-label={t('shell:filter.set')}>
      {pills.map(({ filter, text }) => (
        <li key={filter}>
          <Pill
            text={text}
            label={t('shell:filter.remove', { filter: text })}
            onPress={() => onView({ filters: { [filter]: [] } })}
          />
        </li>
      ))}
    </ul>
  );
}

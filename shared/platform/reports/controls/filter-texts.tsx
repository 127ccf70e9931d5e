import type { ReportDefinition } from '@portal/contract/reports';
import { useWords } from '../../i18n/i18n.ts';
import type { ReportFilters } from '../view/report-view.ts';
import { ReadOnlyPill } from './pill.tsx';
import classes from './report-controls.module.css';
import { useFilterTexts } from './use-filter-texts.ts';

interface FilterTextsProps {
  readonly definition: ReportDefinition;
  readonly filters: ReportFilters;
}

/** The active filters of a locked report, read-only. */
export function FilterTexts({ definition, filters }: FilterTextsProps) {
  const { t } = useWords();
  const set = useFilterTexts(definition, filters);
  if (set.length === 0) return null;
  return (
    <ul className={classes.pills} aria-label={t('shell:filter.set')}>
      {set.map(({ filter, text }) => (
        <li key={filter}>
          <ReadOnlyPill text={text} />
        </li>
      ))}
    </ul>
  );
}

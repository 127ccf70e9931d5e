import type { ReportDefinition } from '@portal/contract/reports';
import { useWords } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/ui.ts';
import type { ReportFilters } from '../view/report-view.ts';
import classes from './report-controls.module.css';
import { useFilterTexts } from './use-filter-texts.ts';

interface FilterTextsProps {
  readonly definition: ReportDefinition;
  readonly filters: ReportFilters;
}

/** The filters that a locked report is restricted to, to be read. */
export function FilterTexts({ definition, filters }: FilterTextsProps) {
  const { t } = useWords();
  const set = useFilterTexts(definition, filters);
  if (set.length === 0) return null;
  return (
    <ul className={classes.pills} aria-label={t('shell:filter.set')}>
      {set.map(({ filter, text }) => (
        <li key={filter}>
          <Badge h={26} size="lg" fw={500} maw="100%" title={text}>
            {text}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

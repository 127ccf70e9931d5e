import type { ReportDefinition } from '@portal/contract/reports';
import { formatInteger } from '../../format/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import type { ReportFilters } from '../view/report-view.ts';
import { useFilterWords } from './use-filter-words.ts';

/** If a filter has more values than this, the rest are only counted. */
const mostNamed = 2;

interface FilterText {
  readonly filter: string;
  /** Such as "Cargo: Dry, Cold +3". */
  readonly text: string;
}

/** Returns the active filters with their values as text. */
export function useFilterTexts(
  { filters: offered }: Pick<ReportDefinition, 'filters'>,
  filters: ReportFilters,
): FilterText[] {
  const { t } = useWords();
  const words = useFilterWords();
  return offered.flatMap((filter) => {
    const values: readonly string[] = filters[filter] ?? [];
    if (values.length === 0) return [];
    const names = values
      .slice(0, mostNamed)
      .map((value) => words.value(filter, value))
      .join(', ');
    const others = values.length - mostNamed;
    const named = others > 0 ? t('shell:filter.more', { names, n: formatInteger(others) }) : names;
    return [
      { filter, text: t('shell:filter.pill', { filter: words.label(filter), values: named }) },
    ];
  });
}

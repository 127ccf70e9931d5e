import type { DashboardReport, ReportFilter } from '@portal/contract/fleet-dashboard';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import type { ReportFilters } from '../../figures/view/report-view.ts';
import { useFilterWords } from './use-filter-words.ts';

/** More values than these are counted. */
const mostNamed = 2;

interface FilterText {
  readonly filter: ReportFilter;
  /** As in "Brand: Halvorsen, Cordova +3". */
  readonly text: string;
}

/** The filters that are set, each with its values. */
export function useFilterTexts(
  { filters: offered }: Pick<DashboardReport, 'filters'>,
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
    const named = others > 0 ? t('filter.more', { names, n: formatInteger(others) }) : names;
    return [{ filter, text: t('filter.pill', { filter: words.label(filter), values: named }) }];
  });
}

import type { ReportDefinition } from '@portal/contract/fleet-dashboard';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Button, IconX } from '@portal/platform/ui';
import type { OnView, ReportFilters } from '../view/report-view.ts';
import classes from './report-controls.module.css';
import { useFilterWords } from './use-filter-words.ts';

/** More values than these are counted. */
const mostNamed = 2;

interface FilterPillsProps {
  readonly definition: ReportDefinition;
  readonly filters: ReportFilters;
  readonly onView: OnView;
}

/** The filters that are set, each with its values; a press takes one away. */
export function FilterPills({ definition, filters, onView }: FilterPillsProps) {
  const { t } = useWords();
  const words = useFilterWords();
  const pills = definition.filters.flatMap((filter) => {
    const values: readonly string[] = filters[filter] ?? [];
    if (values.length === 0) return [];
    const named = values.slice(0, mostNamed).map((value) => words.value(filter, value));
    const others = values.length - named.length;
    return [
      {
        filter,
        label: words.label(filter),
        values: others
          ? t('filter.more', { names: named.join(', '), n: formatInteger(others) })
          : named.join(', '),
      },
    ];
  });
  if (pills.length === 0) return null;
  return (
    <ul className={classes.pills} aria-label={t('filter.set')}>
      {pills.map(({ filter, label, values }) => {
        const text = t('filter.pill', { filter: label, values });
        return (
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
        );
      })}
    </ul>
  );
}

import { unknownName } from '@portal/contract/reports';
import { useWords } from '../../i18n/i18n.ts';
import { useReportSource } from '../source/source-context.ts';

interface FilterWords {
  readonly label: (filter: string) => string;
  /** A value in words; names that come from records are their own, but for that of none. */
  readonly value: (filter: string, value: string) => string;
}

/** What filters and their values are called. */
export function useFilterWords(): FilterWords {
  const { t } = useWords();
  const { filters } = useReportSource();
  return {
    label: (filter) => t(`filter.${filter}`),
    value: (filter, value) => {
      if (filters[filter]?.values) return t(`filter.${filter}.${value}`);
      return value === unknownName ? t('shell:value.unknown') : value;
    },
  };
}

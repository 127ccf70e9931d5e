import { unknownName } from '@portal/contract/reports';
import { useWords } from '../../i18n/i18n.ts';
import { useReportSource } from '../source/source-context.ts';

interface FilterWords {
  readonly label: (filter: string) => string;
  /**
   * Returns the text of a value; names from records are shown unchanged, except the name for
   * unknown.
   */
  readonly value: (filter: string, value: string) => string;
}

/** Returns functions for the labels of filters and the texts of their values. */
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

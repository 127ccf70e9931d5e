import type { ReportFilter } from '@portal/contract/fleet-dashboard';
import { unknownName } from '@portal/contract/reports';
import { useWords } from '@portal/platform/i18n';
import { fixedValues } from '../../figures/view/fixed-values.ts';

interface FilterWords {
  readonly label: (filter: ReportFilter) => string;
  /** A value in words; names that come from records are their own, but for that of none. */
  readonly value: (filter: ReportFilter, value: string) => string;
}

/** What filters and their values are called. */
export function useFilterWords(): FilterWords {
  const { t } = useWords();
  return {
    label: (filter) => t(`filter.${filter}`),
    value: (filter, value) => {
      if (fixedValues[filter]) return t(`filter.${filter}.${value}`);
      return value === unknownName ? t('value.unknown') : value;
    },
  };
}

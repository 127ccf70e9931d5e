import { filterValues, type ReportFilter } from '@portal/contract/fleet-dashboard';
import { unknownName } from '@portal/contract/reports';
import type { Fact } from '../../../exports/document.ts';
import type { CheckedPart } from './check-export.ts';
import { namesText, type Reading } from './reading.ts';

/** What a report is restricted to, in words; names that come from records are their own, but for that of none. */
export const filterFacts = ({ definition, part }: CheckedPart, reading: Reading): Fact[] => {
  const { t } = reading;
  const wordOf = (filter: ReportFilter, value: string) =>
    filter in filterValues
      ? t(`filter.${filter}.${value}`)
      : value === unknownName
        ? t('shell:value.unknown')
        : value;
  return definition.filters.flatMap((filter: ReportFilter) => {
    const values: readonly string[] = part[filter] ?? [];
    if (values.length === 0) return [];
    const names = values.map((value) => wordOf(filter, value));
    return [{ label: t(`filter.${filter}`), value: namesText(reading, names) }];
  });
};

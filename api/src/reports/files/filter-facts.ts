import { unknownName } from '@portal/contract/reports';
import type { Fact } from '../../exports/document.ts';
import { listOf } from '../filters.ts';
import { namesText } from './reading.ts';
import type { SectionSetting, SeenReport } from './seen-report.ts';

/** What a report is restricted to, in words; names that come from records are their own, but for that of none. */
export const filterFacts = (
  { definition, part }: SeenReport,
  { filterValues, reading }: Pick<SectionSetting, 'filterValues' | 'reading'>,
): Fact[] => {
  const { t } = reading;
  const wordOf = (filter: string, value: string) =>
    filter in filterValues
      ? t(`filter.${filter}.${value}`)
      : value === unknownName
        ? t('shell:value.unknown')
        : value;
  return definition.filters.flatMap((filter) => {
    const values = listOf(part[filter]);
    if (values.length === 0) return [];
    const names = values.map((value) => wordOf(filter, value));
    return [{ label: t(`filter.${filter}`), value: namesText(reading, names) }];
  });
};

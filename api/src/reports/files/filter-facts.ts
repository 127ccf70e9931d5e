import { unknownName } from '@portal/contract/reports';
import type { Fact } from '../../exports/document.ts';
import { listOf } from '../filters.ts';
import { namesText } from './reader-texts.ts';
import type { ReportWithView, SectionSetting } from './report-with-view.ts';

/**
 * Describes a report's filters in words; names from records are used as they are, except for the
 * unknown one.
 */
export const filterFacts = (
  { definition, part }: ReportWithView,
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

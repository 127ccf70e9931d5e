import type { ReportDefinition } from '@portal/contract/reports';
import { useWords } from '../../i18n/i18n.ts';
import { OptionsField } from '../fields/options-field.tsx';
import { useReportSource } from '../source/source-context.ts';
import type { ReportFilters } from '../view/report-view.ts';
import { LookedUpField } from './looked-up-field.tsx';
import { useFilterWords } from './use-filter-words.ts';

interface FilterFieldProps {
  readonly filter: string;
  readonly definition: ReportDefinition;
  readonly account: string;
  /** Selected values of all filters of the report. */
  readonly chosen: ReportFilters;
  readonly onChosen: (values: string[]) => void;
}

/** Field with the values of one filter; an empty choice excludes nothing. */
export function FilterField(props: FilterFieldProps) {
  const { filter, definition, account, chosen, onChosen } = props;
  const { t } = useWords();
  const source = useReportSource();
  const words = useFilterWords();
  const { values, within } = source.filters[filter] ?? {};
  const field = {
    label: words.label(filter),
    placeholder: t('shell:filter.all'),
    chosen: chosen[filter] ?? [],
    onChosen,
  };
  if (values)
    return (
      <OptionsField
        {...field}
        options={values.map((value) => ({ value, label: words.value(filter, value) }))}
      />
    );
  return (
    <LookedUpField
      {...field}
      filter={filter}
      account={account}
      within={(within !== undefined && chosen[within]) || []}
      hasUnknown={source.hasUnknown?.(definition) ?? false}
    />
  );
}

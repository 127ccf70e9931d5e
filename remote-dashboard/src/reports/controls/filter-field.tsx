import type { RecordKind, ReportFilter } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { OptionsField } from '../../fields/options-field.tsx';
import { fixedValues } from '../../figures/view/fixed-values.ts';
import { isLookedUp } from './filter-names.query.ts';
import { LookedUpField } from './looked-up-field.tsx';
import { useFilterWords } from './use-filter-words.ts';

export interface FilterFieldProps {
  readonly filter: ReportFilter;
  readonly records: RecordKind;
  readonly account: string;
  /** The chosen brands, which leave only their own lines. */
  readonly brands: readonly string[];
  readonly chosen: readonly string[];
  readonly onChosen: (values: string[]) => void;
}

/** The values that one filter lets through; none chosen leaves nothing out. */
export function FilterField(props: FilterFieldProps) {
  const { filter, records, account, brands, chosen, onChosen } = props;
  const { t } = useWords();
  const words = useFilterWords();
  const field = {
    label: words.label(filter),
    placeholder: t('shell:filter.all'),
    chosen,
    onChosen,
  };
  if (isLookedUp(filter))
    return (
      <LookedUpField
        {...field}
        filter={filter}
        account={account}
        brands={brands}
        hasUnknown={records === 'casings'}
      />
    );
  const values = fixedValues[filter] ?? [];
  return (
    <OptionsField
      {...field}
      options={values.map((value) => ({ value, label: words.value(filter, value) }))}
    />
  );
}

import { mostNamed } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { MultiSelect } from '@portal/platform/ui';
import { type NamedFilter, valuesIn, withValues } from './product-address.ts';

/** Maximum number of choices shown; typing finds the others. */
const mostShown = 100;

interface ValuesFilterProps {
  readonly filter: NamedFilter;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Names a chosen value that is not among the choices, such as one from a stored link. */
  readonly nameOf: (value: string) => string;
  readonly onOpen?: () => void;
}

/** Filter for values of one kind in the address. */
export function ValuesFilter({ filter, choices, nameOf, onOpen }: ValuesFilterProps) {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const chosen = valuesIn(params, filter);
  const others = chosen.filter((value) => !choices.some((choice) => choice.value === value));
  return (
    <MultiSelect
      label={t(`product_analysis.${filter}`)}
      placeholder={chosen.length === 0 ? t(`product_analysis.every_${filter}`) : ''}
      data={[...others.map((value) => ({ value, label: nameOf(value) })), ...choices]}
      value={chosen}
      onChange={(next) => setParams((now) => withValues(now, filter, next))}
      {...(onOpen && { onDropdownOpen: onOpen })}
      searchable
      hidePickedOptions
      limit={mostShown}
      maxValues={mostNamed}
      nothingFoundMessage={t('shell:filter.not_found')}
    />
  );
}

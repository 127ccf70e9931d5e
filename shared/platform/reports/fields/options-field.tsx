import { useWords } from '../../i18n/i18n.ts';
import { MultiSelect } from '../../ui/ui.ts';
import classes from './options-field.module.css';

/** More options than these are found by searching. */
const mostShown = 200;

export interface OptionsFieldProps {
  readonly label: string;
  /** Stands in the field when nothing is chosen, which leaves nothing out. */
  readonly placeholder: string;
  /** Undefined while they are on their way. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly chosen: readonly string[];
  readonly onChosen: (values: string[]) => void;
}

/** Several of the options that there are, with a search. */
export function OptionsField(props: OptionsFieldProps) {
  const { label, placeholder, options, chosen, onChosen } = props;
  const { t } = useWords();
  return (
    <MultiSelect
      label={label}
      placeholder={chosen.length === 0 ? placeholder : ''}
      data={[...(options ?? [])]}
      value={[...chosen]}
      onChange={onChosen}
      disabled={!options}
      loading={!options}
      limit={mostShown}
      classNames={{ pillsList: classes.chosen ?? '' }}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('shell:filter.clear', { field: label }) }}
      nothingFoundMessage={t('shell:filter.not_found')}
    />
  );
}

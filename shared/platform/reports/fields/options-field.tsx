import { useWords } from '../../i18n/i18n.ts';
import { MultiSelect } from '../../ui/ui.ts';
import classes from './options-field.module.css';

/** Maximum number of options in the open list; further ones appear only in a search. */
const mostShown = 200;

export interface OptionsFieldProps {
  readonly label: string;
  /** Shown while nothing is selected, which excludes nothing. */
  readonly placeholder: string;
  /** Undefined while loading. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly chosen: readonly string[];
  readonly onChosen: (values: string[]) => void;
}

/** A searchable field for several options. */
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

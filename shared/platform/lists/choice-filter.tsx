import { Select } from '../ui/ui.ts';
import { type Choice, withChosen } from './with-chosen.ts';

export interface ChoiceFilterProps {
  readonly label: string;
  /** Label of the choice for all rows. */
  readonly every: string;
  readonly choices: readonly Choice[];
  /**
   * Empty for all rows. A value that is no longer among the choices, such as from a saved link, is
   * added to them.
   */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether the choices are searchable; true by default. */
  readonly isSearched?: boolean;
}

/** A filter with one of several choices. */
export const ChoiceFilter = (props: ChoiceFilterProps) => (
  <Select
    label={props.label}
    searchable={props.isSearched ?? true}
    allowDeselect={false}
    data={withChosen(props.every, props.choices, props.value)}
    value={props.value}
    onChange={(next) => props.onChange(next ?? '')}
  />
);

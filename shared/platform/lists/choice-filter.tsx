import { Select } from '../ui/ui.ts';
import { type Choice, withChosen } from './with-chosen.ts';

export interface ChoiceFilterProps {
  readonly label: string;
  /** The choice that leaves nothing out. */
  readonly every: string;
  readonly choices: readonly Choice[];
  /** Empty for everything; one that is not offered any more, such as that of a kept link, is offered still. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether the choices can be searched; they can unless given. */
  readonly isSearched?: boolean;
}

/** Which rows are shown, as one of several choices. */
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

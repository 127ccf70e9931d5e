import { Anchor } from '@portal/platform/ui';
import classes from './people.module.css';
import type { Person } from './person.ts';
import { PersonName } from './person-name.tsx';

interface PersonButtonProps<Known> {
  readonly person: Known;
  readonly onOpen: (person: Known) => void;
}

/** A person's name as a button that opens their details. */
export function PersonButton<Known extends Person & { readonly email: string }>({
  person,
  onOpen,
}: PersonButtonProps<Known>) {
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.person}
      onClick={() => onOpen(person)}
    >
      <bdi>
        <PersonName person={person} />
      </bdi>
    </Anchor>
  );
}

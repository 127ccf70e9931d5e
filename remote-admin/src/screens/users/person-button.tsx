import { Anchor } from '@portal/platform/ui';
import { fullName } from './person.ts';
import classes from './users.module.css';

interface PersonButtonProps<Person> {
  readonly person: Person;
  readonly onOpen: (person: Person) => void;
}

/** Somebody's name, which opens what is known of them. */
export function PersonButton<
  Person extends Readonly<Record<'user_name' | 'user_last_name' | 'email', string>>,
>({ person, onOpen }: PersonButtonProps<Person>) {
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.person}
      dir="auto"
      onClick={() => onOpen(person)}
    >
      {fullName(person) || person.email}
    </Anchor>
  );
}

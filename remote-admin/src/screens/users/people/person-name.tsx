import classes from './people.module.css';
import type { Person } from './person.ts';
import { fullName } from './person.ts';

interface PersonNameProps {
  readonly person: Person & { readonly email: string };
}

/** Somebody's name, of which no part turns the other; the address where it shows nothing. */
export const PersonName = ({ person }: PersonNameProps) =>
  fullName(person) ? (
    <>
      <span className={classes.isolated}>{person.user_name}</span>{' '}
      <span className={classes.isolated}>{person.user_last_name}</span>
    </>
  ) : (
    person.email
  );

import { personText } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import classes from './people.module.css';
import type { Person } from './person.ts';
import { fullName } from './person.ts';

interface PersonNameProps {
  readonly person: Person & { readonly email: string };
}

/** Somebody's name, of which no part turns the other; the address where it shows nothing. */
export function PersonName({ person }: PersonNameProps) {
  const { t } = useWords();
  const name = fullName(person);
  if (!name) return person.email;
  // Of a person who is forgotten it is the name that the reader's language has for them.
  if (personText(name, t) !== name) return personText(name, t);
  return (
    <>
      <span className={classes.isolated}>{person.user_name}</span>{' '}
      <span className={classes.isolated}>{person.user_last_name}</span>
    </>
  );
}

import { personText } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import classes from './people.module.css';
import type { Person } from './person.ts';
import { fullName } from './person.ts';

interface PersonNameProps {
  readonly person: Person & { readonly email: string };
}

/**
 * A person's name, each part isolated from the other's text direction; the e-mail address if the
 * name is blank.
 */
export function PersonName({ person }: PersonNameProps) {
  const { t } = useWords();
  const name = fullName(person);
  if (!name) return person.email;
  // A forgotten person has a translated name.
  if (personText(name, t) !== name) return personText(name, t);
  return (
    <>
      <span className={classes.isolated}>{person.user_name}</span>{' '}
      <span className={classes.isolated}>{person.user_last_name}</span>
    </>
  );
}

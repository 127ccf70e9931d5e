import { useIsNarrow } from '@portal/platform/lists';
import { EmailText } from './email-text.tsx';
import classes from './people.module.css';
import type { Person } from './person.ts';
import { PersonButton } from './person-button.tsx';

interface PersonCellProps<Known> {
  readonly person: Known;
  readonly onOpen: (person: Known) => void;
}

/** Somebody's name; on a phone, where the column of addresses is left out, the address below it. */
export function PersonCell<Known extends Person & { readonly email: string }>(
  props: PersonCellProps<Known>,
) {
  const isNarrow = useIsNarrow();
  if (!isNarrow) return <PersonButton {...props} />;
  return (
    <div className={`${classes.cell} ${classes.narrow}`}>
      <PersonButton {...props} />
      <EmailText email={props.person.email} />
    </div>
  );
}

import { useTableRoom } from '@portal/platform/lists';
import type { ReactNode } from 'react';
import { EmailText } from './email-text.tsx';
import classes from './people.module.css';
import type { Person } from './person.ts';
import { PersonButton } from './person-button.tsx';

interface PersonCellProps<Known> {
  readonly person: Known;
  /** Content of the address column, shown below the name if that column is omitted. */
  readonly email?: ReactNode;
  readonly onOpen: (person: Known) => void;
}

/** A person's name, with the e-mail address below it where the table omits that column. */
export function PersonCell<Known extends Person & { readonly email: string }>({
  person,
  email,
  onOpen,
}: PersonCellProps<Known>) {
  const room = useTableRoom();
  const name = <PersonButton person={person} onOpen={onOpen} />;
  if (room === 'desktop') return name;
  const isOnPhone = room === 'phone';
  return (
    <div className={`${classes.cell} ${isOnPhone ? classes.narrow : ''}`}>
      {name}
      {isOnPhone || !email ? <EmailText email={person.email} /> : email}
    </div>
  );
}

import { useTableRoom } from '@portal/platform/lists';
import type { ReactNode } from 'react';
import { EmailText } from './email-text.tsx';
import classes from './people.module.css';
import type { Person } from './person.ts';
import { PersonButton } from './person-button.tsx';

interface PersonCellProps<Known> {
  readonly person: Known;
  /** What the column of addresses says. */
  readonly email: ReactNode;
  readonly onOpen: (person: Known) => void;
}

/** Somebody's name; where the column of addresses is left out, the address below it. */
export function PersonCell<Known extends Person & { readonly email: string }>({
  email,
  ...named
}: PersonCellProps<Known>) {
  const room = useTableRoom();
  if (room === 'desktop') return <PersonButton {...named} />;
  const isPhone = room === 'phone';
  return (
    <div className={`${classes.cell} ${isPhone ? classes.narrow : ''}`}>
      <PersonButton {...named} />
      {isPhone ? <EmailText email={named.person.email} /> : email}
    </div>
  );
}

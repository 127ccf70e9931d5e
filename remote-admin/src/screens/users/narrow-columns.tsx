import type { Column } from '@portal/platform/ui';
import { EmailText } from './email-text.tsx';
import type { Person } from './person.ts';
import { PersonButton } from './person-button.tsx';
import classes from './users.module.css';

/**
 * The columns for a phone: the name with the address below it, and how the person stands. The rest
 * is in the drawer that the name opens.
 */
export const narrowColumns = <Known extends Person & { readonly email: string }>(
  columns: readonly Column<Known>[],
  standing: string,
  onOpen: (person: Known) => void,
): readonly Column<Known>[] =>
  columns.flatMap((column): Column<Known>[] => {
    if (column.field === standing) return [column];
    if (column.field !== 'name') return [];
    return [
      {
        ...column,
        render: (person) => (
          <div className={`${classes.cell} ${classes.narrow}`}>
            <PersonButton person={person} onOpen={onOpen} />
            <EmailText email={person.email} />
          </div>
        ),
      },
    ];
  });

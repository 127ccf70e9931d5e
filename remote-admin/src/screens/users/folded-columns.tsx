import type { Column } from '@portal/platform/ui';
import { EmailText } from './email-text.tsx';
import type { Person } from './person.ts';
import { PersonButton } from './person-button.tsx';
import type { TableRoom } from './use-table-room.ts';
import classes from './users.module.css';

type Known = Person & { readonly email: string };

/** What a tablet leaves to the drawer, or shows below the name. */
const leftOnTablet: readonly string[] = ['email', 'created_at'];

/**
 * The columns for the room that there is: on a tablet and a phone the name has the address below it,
 * and a phone shows nothing else but how the person stands. The rest is in the drawer that the name
 * opens.
 */
export function foldedColumns<Row extends Known>(
  columns: readonly Column<Row>[],
  { room, standing, onOpen }: { room: TableRoom; standing: string; onOpen: (row: Row) => void },
): readonly Column<Row>[] {
  if (room === 'desktop') return columns;
  const email = columns.find(({ field }) => field === 'email');
  return columns.flatMap((column): Column<Row>[] => {
    const { field } = column;
    if (field !== 'name') {
      const stays = room === 'phone' ? field === standing : !leftOnTablet.includes(field);
      return stays ? [column] : [];
    }
    const render = (row: Row) => (
      <div className={`${classes.cell} ${room === 'phone' ? classes.narrow : ''}`}>
        <PersonButton person={row} onOpen={onOpen} />
        {room === 'phone' ? <EmailText email={row.email} /> : email?.render?.(row)}
      </div>
    );
    return [{ ...column, render }];
  });
}

import type { ListDefinition } from '@portal/contract/admin';
import { FormDrawer } from '@portal/platform/forms';
import { type ListCells, ListPanel, type ListPanelProps } from '@portal/platform/lists';
import type { ReactNode } from 'react';
import type { Person } from './person.ts';
import { PersonCell } from './person-cell.tsx';
import { PersonName } from './person-name.tsx';
import { TextCell } from './text-cell.tsx';

type Known = Person & { readonly id: number; readonly email: string };

/** What a tablet leaves to the drawer, or shows below the name. */
const leftOnTablet: readonly string[] = ['email', 'created_at'];

interface PeoplePanelProps<Definition extends ListDefinition, Row extends Known>
  extends Omit<ListPanelProps<Definition, Row>, 'rooms'> {
  /** The column that a phone shows beside the name. */
  readonly standing: string;
  /** What is open of a person, in the drawer. */
  readonly details: (row: Row) => ReactNode;
}

/** A list of people, and the drawer of whoever is opened. */
export function PeoplePanel<Definition extends ListDefinition, Row extends Known>({
  standing,
  details,
  ...panel
}: PeoplePanelProps<Definition, Row>) {
  const email = panel.cells?.email ?? (({ email: text }: Row) => <TextCell text={text} />);
  const { row, isOpen, open, close } = panel.list.opened;
  const cells: ListCells<Row> = {
    name: (person) => <PersonCell person={person} email={email(person)} onOpen={open} />,
    ...panel.cells,
  };
  const shown = panel.fields ?? panel.list.definition.columns.map(({ field }) => field);
  const rooms = {
    phone: ['name', standing],
    tablet: shown.filter((field) => !leftOnTablet.includes(field)),
  };
  return (
    <>
      <ListPanel {...panel} cells={cells} rooms={rooms} />
      <FormDrawer opened={isOpen} title={row && <PersonName person={row} />} onClose={close}>
        {row && details(row)}
      </FormDrawer>
    </>
  );
}

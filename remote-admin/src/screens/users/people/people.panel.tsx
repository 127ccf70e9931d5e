import type { ListDefinition } from '@portal/contract/admin';
import { FormDrawer } from '@portal/platform/forms';
import { type ListCells, ListPanel, type ListPanelProps } from '@portal/platform/lists';
import type { ReactNode } from 'react';
import type { Person } from './person.ts';
import { PersonCell } from './person-cell.tsx';
import { PersonName } from './person-name.tsx';

type Known = Person & { readonly id: number; readonly email: string };

interface PeoplePanelProps<Definition extends ListDefinition, Row extends Known>
  extends ListPanelProps<Definition, Row> {
  /** What is open of a person, in the drawer. */
  readonly details: (row: Row) => ReactNode;
}

/** A list of people, and a drawer for the person who is opened. */
export function PeoplePanel<Definition extends ListDefinition, Row extends Known>({
  details,
  ...panel
}: PeoplePanelProps<Definition, Row>) {
  const { row, isOpen, open, close } = panel.list.opened;
  const cells: ListCells<Row> = {
    name: (person) => (
      <PersonCell person={person} email={panel.cells?.email?.(person)} onOpen={open} />
    ),
    ...panel.cells,
  };
  return (
    <>
      <ListPanel {...panel} cells={cells} />
      <FormDrawer opened={isOpen} title={row && <PersonName person={row} />} onClose={close}>
        {row && details(row)}
      </FormDrawer>
    </>
  );
}

import type { ListDefinition } from '@portal/contract/admin';
import { FormDrawer } from '@portal/platform/forms';
import { type ListCells, ListPanel, type ListPanelProps } from '@portal/platform/lists';
import type { ReactNode } from 'react';
import type { Person } from './person.ts';
import { PersonCell } from './person-cell.tsx';
import { PersonName } from './person-name.tsx';

type PersonRow = Person & { readonly id: number; readonly email: string };

interface PeoplePanelProps<Definition extends ListDefinition, Row extends PersonRow>
  extends ListPanelProps<Definition, Row> {
  /** Content of the drawer for a person. */
  readonly details: (row: Row) => ReactNode;
}

/** A list of people, and a drawer for the one opened. */
export function PeoplePanel<Definition extends ListDefinition, Row extends PersonRow>({
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

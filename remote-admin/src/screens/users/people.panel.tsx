import { useWords } from '@portal/platform/i18n';
import type { UseQueryResult } from '@portal/platform/query';
import { type Column, DataTable } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { ListPanel } from '../../lists/list.panel.tsx';
import { foldedColumns } from './folded-columns.tsx';
import { FormDrawer } from './form-drawer.tsx';
import { PeopleEmpty } from './people-empty.tsx';
import { PeopleSearch } from './people-search.tsx';
import type { Person } from './person.ts';
import { PersonName } from './person-name.tsx';
import { useOpened } from './use-opened.ts';
import { useTableRoom } from './use-table-room.ts';
import type { ChangeView } from './use-users-view.ts';
import classes from './users.module.css';
import { pageSize } from './users.query.ts';
import type { UsersView } from './users-view.ts';

type Known = Person & { readonly id: number; readonly email: string };

interface PeoplePanelProps<Row extends Known> {
  readonly title: string;
  readonly description: string;
  readonly caption: string;
  readonly list: UseQueryResult<{ readonly total_items: number }>;
  /** People on this page. */
  readonly rows: readonly Row[];
  readonly columnsOf: (onOpen: (row: Row) => void) => readonly Column<Row>[];
  /** The column that says how somebody stands; a phone shows it beside the name. */
  readonly standing: string;
  readonly view: UsersView;
  readonly onChange: ChangeView;
  /** What filters beside the search. */
  readonly filter: ReactNode;
  /** What is open of a person, in the drawer. */
  readonly details: (row: Row) => ReactNode;
}

/** A searched, paged list of people, and the drawer of whoever is opened. */
export function PeoplePanel<Row extends Known>(props: PeoplePanelProps<Row>) {
  const { list, rows, view, onChange, standing } = props;
  const { t } = useWords();
  const { row, isOpen, open, close } = useOpened(view.open, rows, onChange);
  const room = useTableRoom();
  const columns = foldedColumns(props.columnsOf(open), { room, standing, onOpen: open });
  return (
    <>
      <ListPanel
        title={props.title}
        description={props.description}
        list={list}
        page={view.page}
        pageSize={pageSize}
        onPage={(page) => onChange({ page })}
        words={{ pages: t('users.pages'), failed: t('users.failed') }}
        expected={8}
        filters={
          <div className={classes.filters}>
            {props.filter}
            <PeopleSearch view={view} onChange={onChange} />
          </div>
        }
      >
        {rows.length > 0 ? (
          <DataTable
            caption={props.caption}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
          />
        ) : (
          <PeopleEmpty total={list.data?.total_items ?? 0} view={view} onChange={onChange} />
        )}
      </ListPanel>
      <FormDrawer opened={isOpen} title={row && <PersonName person={row} />} onClose={close}>
        {row && props.details(row)}
      </FormDrawer>
    </>
  );
}

import type { PortalUser } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { DataTable, Select } from '@portal/platform/ui';
import { FormDrawer } from './form-drawer.tsx';
import { userGroups } from './group-access.ts';
import { narrowColumns } from './narrow-columns.tsx';
import { PeoplePanel } from './people.panel.tsx';
import { PeopleSearch } from './people-search.tsx';
import { PersonName } from './person-name.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { useOpened } from './use-opened.ts';
import type { ChangeView } from './use-users-view.ts';
import { UserDetails } from './user-details.tsx';
import { userColumns } from './users.columns.tsx';
import classes from './users.module.css';
import { usersQuery } from './users.query.ts';
import type { UsersView } from './users-view.ts';

interface UsersPanelProps {
  readonly view: UsersView;
  readonly onChange: ChangeView;
}

/** Who has access to the portal. */
export function UsersPanel({ view, onChange }: UsersPanelProps) {
  const { t } = useWords();
  const list = useQuery({ ...usersQuery(view), placeholderData: keepPreviousData });
  const { row, isOpen, open, close } = useOpened<PortalUser>();
  const rows = list.data?.users ?? [];
  const isNarrow = useIsNarrow();
  const columns = userColumns(t, open);
  return (
    <>
      <PeoplePanel
        title={t('users.tab.users')}
        description={t('users.users.description')}
        list={list}
        count={rows.length}
        view={view}
        onChange={onChange}
        filters={
          <div className={classes.filters}>
            <Select
              label={t('users.column.group')}
              className={classes.filter}
              allowDeselect={false}
              data={[
                { value: '', label: t('users.filter.every_group') },
                ...userGroups.map((value) => ({ value, label: t(`group.${value}`) })),
              ]}
              value={view.group}
              onChange={(group) =>
                onChange({ group: userGroups.find((one) => one === group) ?? '' })
              }
            />
            <PeopleSearch view={view} onChange={onChange} />
          </div>
        }
      >
        <DataTable
          caption={t('users.caption.users')}
          columns={isNarrow ? narrowColumns(columns, 'is_locked', open) : columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
        />
      </PeoplePanel>
      <FormDrawer opened={isOpen} title={row && <PersonName person={row} />} onClose={close}>
        {row && <UserDetails key={row.id} user={row} />}
      </FormDrawer>
    </>
  );
}

import { useWords } from '@portal/platform/i18n';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { Select } from '@portal/platform/ui';
import { userGroups } from './group-access.ts';
import { PeoplePanel } from './people.panel.tsx';
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
  return (
    <PeoplePanel
      title={t('users.tab.users')}
      description={t('users.users.description')}
      caption={t('users.caption.users')}
      list={list}
      rows={list.data?.users ?? []}
      columnsOf={(onOpen) => userColumns(t, onOpen)}
      standing="is_locked"
      view={view}
      onChange={onChange}
      filter={
        <Select
          label={t('users.column.group')}
          className={classes.filter}
          allowDeselect={false}
          data={[
            { value: '', label: t('users.filter.every_group') },
            ...userGroups.map((value) => ({ value, label: t(`group.${value}`) })),
          ]}
          value={view.group}
          onChange={(group) => onChange({ group: userGroups.find((one) => one === group) ?? '' })}
        />
      }
      details={(user) => <UserDetails key={user.id} user={user} />}
    />
  );
}

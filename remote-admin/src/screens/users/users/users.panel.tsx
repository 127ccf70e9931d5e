import { usersList } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { useList } from '@portal/platform/lists';
import { call, fileOf } from '../../../calls.ts';
import { PeoplePanel } from '../people/people.panel.tsx';
import { people } from '../people/people.query.ts';
import { UserDetails } from './user-details.tsx';
import { userCells } from './users.columns.tsx';

/** Who has access to the portal. */
export function UsersPanel() {
  const { t } = useWords();
  const list = useList(usersList, {
    key: [...people, 'users'],
    ask: (body, signal) => call('POST admin/users/get_users', { body, signal }),
  });
  return (
    <PeoplePanel
      list={list}
      cells={userCells(t)}
      caption={t('users.caption.users')}
      onFile={(selection, { format, signal }) =>
        fileOf('POST admin/users/export_users', { signal, body: { ...selection, format } })
      }
      details={(user) => <UserDetails key={user.id} user={user} />}
    />
  );
}

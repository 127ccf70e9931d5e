import { usersList } from '@portal/contract/admin';
import { FormDrawer } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useList } from '@portal/platform/lists';
import { Button, IconPlus, IconUpload } from '@portal/platform/ui';
import { useState } from 'react';
import { call, fileOf } from '../../../calls.ts';
import { ImportUsers } from '../file/import-users.tsx';
import { PeoplePanel } from '../people/people.panel.tsx';
import { people } from '../people/people.query.ts';
import { NewUserForm } from './new-user.form.tsx';
import { UserDetails } from './user-details.tsx';
import { userCells } from './users.columns.tsx';

export function UsersPanel() {
  const { t } = useWords();
  const list = useList(usersList, {
    key: [...people, 'users'],
    ask: (body, signal) => call('POST admin/users/get_users', { body, signal }),
  });
  const [isAdding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <PeoplePanel
        list={list}
        cells={userCells(t)}
        caption={t('users.caption.users')}
        actions={
          <>
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {t('users.add.open')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
              onClick={() => setImporting(true)}
            >
              {t('users.import.open')}
            </Button>
          </>
        }
        onFile={(selection, { format, signal }) =>
          fileOf('POST admin/users/export_users', { signal, body: { ...selection, format } })
        }
        details={(user) => <UserDetails key={user.id} user={user} />}
      />
      <FormDrawer opened={isAdding} title={t('users.add.title')} onClose={() => setAdding(false)}>
        <NewUserForm />
      </FormDrawer>
      <FormDrawer
        opened={isImporting}
        title={t('users.import.title')}
        onClose={() => setImporting(false)}
      >
        <ImportUsers />
      </FormDrawer>
    </>
  );
}

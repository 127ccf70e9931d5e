import type { PortalUser } from '@portal/contract/admin';
import { formatDate } from '@portal/platform/format';
import type { SpokenWords } from '@portal/platform/i18n';
import type { Column } from '@portal/platform/ui';
import { localDay } from '../../local-day.ts';
import { rowKinds } from './group-access.ts';
import { PersonButton } from './person-button.tsx';
import { TextCell } from './text-cell.tsx';
import { UserMarks } from './user-marks.tsx';
import classes from './users.module.css';

/** Who has access, of what kind they are, what they see and whether they can sign in. */
export const userColumns = (
  t: SpokenWords['t'],
  onOpen: (user: PortalUser) => void,
): readonly Column<PortalUser>[] => [
  {
    field: 'name',
    header: t('users.column.name'),
    render: (user) => <PersonButton person={user} onOpen={onOpen} />,
  },
  {
    field: 'login',
    header: t('users.column.login'),
    render: ({ login }) => <TextCell text={login} />,
  },
  {
    field: 'email',
    header: t('users.column.email'),
    render: ({ email }) => <TextCell text={email} />,
  },
  {
    field: 'group',
    header: t('users.column.group'),
    render: ({ group }) => <span className={classes.short}>{t(`group.${group}`)}</span>,
  },
  {
    field: 'sees',
    header: t('users.column.sees'),
    render: (user) => {
      const kind = rowKinds[user.group];
      return (
        <span className={classes.short}>
          {kind ? t(`users.sees.${kind}`, { count: user[kind].length }) : t('users.sees.all')}
        </span>
      );
    },
  },
  {
    field: 'is_locked',
    header: t('users.column.standing'),
    render: (user) => <UserMarks user={user} />,
  },
  {
    field: 'created_at',
    header: t('users.column.since'),
    render: ({ created_at }) => formatDate(localDay(created_at)),
  },
];

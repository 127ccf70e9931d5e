import type { PortalUser } from '@portal/contract/admin';
import type { SpokenWords } from '@portal/platform/i18n';
import type { ListCells } from '@portal/platform/lists';
import { rowKinds } from '../access/group-access.ts';
import classes from '../people/people.module.css';
import { UserMarks } from './user-marks.tsx';

/** Cells of the users: the records they see, and whether they can sign in. */
export const userCells = (t: SpokenWords['t']): ListCells<PortalUser> => ({
  sees: (user) => {
    if (user.is_forgotten) return null;
    const kind = rowKinds[user.group];
    return (
      <span className={classes.short}>
        {kind ? t(`users.sees.${kind}`, { count: user[kind].length }) : t('users.sees.all')}
      </span>
    );
  },
  standing: (user) => <UserMarks user={user} />,
});

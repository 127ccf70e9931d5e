import type { PortalUser } from '@portal/contract/admin';
import type { SpokenWords } from '@portal/platform/i18n';
import type { ListCells } from '@portal/platform/lists';
import { rowKinds } from './group-access.ts';
import { UserMarks } from './user-marks.tsx';
import classes from './users.module.css';

/** What users see and whether they can sign in. */
export const userCells = (t: SpokenWords['t']): ListCells<PortalUser> => ({
  sees: (user) => {
    const kind = rowKinds[user.group];
    return (
      <span className={classes.short}>
        {kind ? t(`users.sees.${kind}`, { count: user[kind].length }) : t('users.sees.all')}
      </span>
    );
  },
  standing: (user) => <UserMarks user={user} />,
});

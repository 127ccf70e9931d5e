import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import type { User } from '@portal/platform/session';
import { CloseButton, Tooltip } from '@portal/platform/ui';
import { useId, useState } from 'react';
import { focusContent } from '../../arrival/focus-content.ts';
import { useDeployment } from '../../deployment/deployment-context.ts';
import { openablePagesOf } from '../../places/openable-pages.ts';
import { recentPages } from '../../places/recent-pages.ts';
import { forgetPaths } from '../../places/recent-paths.ts';
import classes from './recent-pages.module.css';
import { iconOf } from './report-icons.ts';

/** Links to the pages that the user used last; renders nothing if there are none. */
export function RecentPages({ user }: { user: User }) {
  const { t } = useWords();
  const id = useId();
  const deployment = useDeployment();
  const [isCleared, setCleared] = useState(false);
  const places = recentPages(user.Login, openablePagesOf(deployment, user.UserAccessSecurities));
  if (isCleared || places.length === 0) return null;
  const clear = () => {
    forgetPaths(user.Login);
    setCleared(true);
    // The button disappears, so the focus moves to the page.
    focusContent();
  };
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.heading}>
          {t('index.recent')}
        </h2>
        <Tooltip label={t('index.recent_clear')}>
          <CloseButton aria-label={t('index.recent_clear')} onClick={clear} />
        </Tooltip>
      </div>
      <ul className={classes.pages}>
        {places.map(({ to, label }) => {
          const Mark = iconOf(to, deployment);
          return (
            <li key={to}>
              <Link to={to} className={classes.page}>
                <Mark size={18} stroke={1.5} aria-hidden />
                {t(label)}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { BrandMark, Group } from '@portal/platform/ui';
import classes from './header.module.css';
import { HeaderMenu } from './header-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

/** The portal's header: brand, menu, language, colour scheme and the person signed in. */
export function Header() {
  const { t } = useWords();
  const user = useUser();
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Link to="/" className={classes.brand} aria-label={t('portal.name')}>
          <BrandMark />
          <span className={classes.name}>{t('portal.name')}</span>
        </Link>
        {user && <HeaderMenu user={user} />}
        <Group gap="xs" wrap="nowrap" className={classes.tools}>
          <LanguageMenu />
          <SchemeToggle />
          {user && <UserMenu user={user} />}
        </Group>
      </div>
    </header>
  );
}

import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { BrandMark, Group } from '@portal/platform/ui';
import { useState } from 'react';
import { loadOnOpen } from '../kit/load-on-open.tsx';
import { useHeaderLinks } from '../menus/use-header-links.ts';
import { AllSitesLink } from './all-sites-link.tsx';
import classes from './header.module.css';
import { HeaderDrawer } from './header-drawer.tsx';
import tool from './header-tool.module.css';
import { LanguageButton } from './language-button.tsx';
import { MenuBar } from './menu/menu-bar.tsx';
import { useHeaderFit } from './menu/use-header-fit.ts';
import { PaletteButton } from './palette-button.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { UserMenu } from './user-menu/user-menu.tsx';

const PreferencesDialog = loadOnOpen(
  async () => (await import('../preferences/preferences-dialog.tsx')).PreferencesDialog,
);

/** The portal's header: brand, menu, language, color scheme and the user signed in. */
export function Header() {
  const { t } = useWords();
  const name = t('portal.name');
  const user = useUser();
  const links = useHeaderLinks(user);
  const { tabs, allSites, myInfo } = links;
  const { place, hasToolWords, hasBrandWords, isCompact } = useHeaderFit(
    tabs.map((tab) => tab.name).join(),
  );
  /** Login of the user whose preferences are open. */
  const [choosing, setChoosing] = useState<string | null>(null);
  const onPreferences = () => setChoosing(user?.Login ?? null);
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Link
          to="/"
          className={classes.brand}
          aria-label={name}
          title={hasBrandWords ? undefined : name}
        >
          <BrandMark />
          {hasBrandWords && <span className={classes.name}>{name}</span>}
        </Link>
        <div ref={place} className={classes.menu}>
          {!isCompact && <MenuBar tabs={tabs} />}
        </div>
        <Group gap={0} wrap="nowrap" className={classes.tools}>
          {!isCompact && allSites && <AllSitesLink href={allSites} hasWords={hasToolWords} />}
          <PaletteButton />
          <LanguageButton />
          {!isCompact && <SchemeToggle />}
          {!isCompact && user && (
            <UserMenu
              user={user}
              hasWords={hasToolWords}
              myInfo={myInfo}
              onPreferences={onPreferences}
            />
          )}
          {!isCompact && !user && (
            <Link to="/login" className={tool.tool}>
              {t('header.sign_in')}
            </Link>
          )}
          {isCompact && <HeaderDrawer user={user} links={links} onPreferences={onPreferences} />}
        </Group>
      </div>
      {user && (
        <PreferencesDialog
          key={user.Login}
          user={user}
          opened={choosing === user.Login}
          onClose={() => setChoosing(null)}
        />
      )}
    </header>
  );
}

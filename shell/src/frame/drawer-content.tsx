import { useWords } from '@portal/platform/i18n';
import type { User } from '@portal/platform/session';
import {
  Accordion,
  IconAdjustmentsHorizontal,
  IconDownload,
  IconLogin,
  IconLogout,
  IconUser,
  IconWorld,
  UnstyledButton,
} from '@portal/platform/ui';
import { useInstall } from '../install/use-install.ts';
import { PortalLink } from '../links/portal-link.tsx';
import type { HeaderLinks } from '../menus/use-header-links.ts';
import { SchemeChoice } from '../preferences/scheme-choice.tsx';
import classes from './drawer-content.module.css';
import { DrawerLinks } from './drawer-links.tsx';
import { UserName } from './user-menu/user-name.tsx';

export interface DrawerContentProps {
  user: User | null;
  links: HeaderLinks;
  onChosen: () => void;
  onPreferences: () => void;
  onInstall: (install: () => void) => void;
  onSignOut: () => void;
}

/** The contents of the header, in one column. */
export function DrawerContent({ user, links, onChosen, ...on }: DrawerContentProps) {
  const { t } = useWords();
  const install = useInstall();
  const { tabs, myInfo, allSites } = links;
  const lists = tabs.filter(({ direct }) => !direct);
  return (
    <div className={classes.content}>
      {user && (
        <div className={classes.person}>
          <UserName user={user} />
        </div>
      )}
      <nav aria-label={t('header.menu')}>
        <DrawerLinks
          entries={tabs.filter(({ direct }) => direct).flatMap(({ entries }) => entries)}
          onChosen={onChosen}
        />
        {lists.length > 0 && (
          <Accordion multiple order={2} classNames={{ content: classes.inside ?? '' }}>
            {lists.map(({ key, name, entries }) => (
              <Accordion.Item key={key} value={key}>
                <Accordion.Control>{name}</Accordion.Control>
                <Accordion.Panel>
                  <DrawerLinks entries={entries} onChosen={onChosen} />
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        )}
      </nav>
      <div className={classes.own}>
        {allSites && (
          <a href={allSites} className={classes.link}>
            <IconWorld size={20} aria-hidden />
            {t('header.all_sites')}
          </a>
        )}
        {myInfo && (
          <PortalLink link={myInfo.link} className={classes.link} onClick={onChosen}>
            <IconUser size={20} aria-hidden />
            {myInfo.name}
          </PortalLink>
        )}
        {user ? (
          <>
            <UnstyledButton className={classes.link} onClick={on.onPreferences}>
              <IconAdjustmentsHorizontal size={20} aria-hidden />
              {t('header.preferences')}
            </UnstyledButton>
            {install && (
              <UnstyledButton className={classes.link} onClick={() => on.onInstall(install)}>
                <IconDownload size={20} aria-hidden />
                {t('header.install')}
              </UnstyledButton>
            )}
            <UnstyledButton className={classes.link} onClick={on.onSignOut}>
              <IconLogout size={20} aria-hidden />
              {t('header.sign_out')}
            </UnstyledButton>
          </>
        ) : (
          <PortalLink link={{ url: '/login' }} className={classes.link} onClick={onChosen}>
            <IconLogin size={20} aria-hidden />
            {t('header.sign_in')}
          </PortalLink>
        )}
      </div>
      <SchemeChoice />
    </div>
  );
}

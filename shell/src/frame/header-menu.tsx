import { useWords } from '@portal/platform/i18n';
import { Link, NavLink } from '@portal/platform/routing';
import type { User } from '@portal/platform/session';
import { IconChevronDown, Menu, UnstyledButton } from '@portal/platform/ui';
import { useDeployment } from '../deployment/deployment-context.ts';
import classes from './header-menu.module.css';
import tool from './header-tool.module.css';
import { navSections } from './sections.ts';

/** The menu of the remotes: a section of one item is a link, a longer one opens a list. */
export function HeaderMenu({ user }: { user: User }) {
  const { t } = useWords();
  const sections = navSections(useDeployment(), user.UserAccessSecurities);
  return (
    <nav aria-label={t('header.menu')} className={classes.menu}>
      {sections.map(({ label, items: [first, ...others] }) =>
        first && others.length === 0 ? (
          <NavLink key={label} to={first.to} className={tool.tool ?? ''}>
            {t(first.label)}
          </NavLink>
        ) : (
          <Menu key={label}>
            <Menu.Target>
              <UnstyledButton className={tool.tool}>
                {t(label)}
                <IconChevronDown size={16} aria-hidden />
              </UnstyledButton>
            </Menu.Target>
            <Menu.Dropdown>
              {[first, ...others].map(
                (item) =>
                  item && (
                    <Menu.Item key={item.to} component={Link} to={item.to}>
                      {t(item.label)}
                    </Menu.Item>
                  ),
              )}
            </Menu.Dropdown>
          </Menu>
        ),
      )}
    </nav>
  );
}

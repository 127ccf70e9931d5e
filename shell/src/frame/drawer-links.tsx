import { PortalLink } from '../links/portal-link.tsx';
import type { MenuEntry } from '../menus/menu-tab.ts';
import classes from './drawer-content.module.css';
import { useIsCurrent } from './menu/use-is-current.ts';

interface DrawerLinksProps {
  entries: readonly MenuEntry[];
  onChosen: () => void;
}

/** Links of the menu on a small screen. */
export function DrawerLinks({ entries, onChosen }: DrawerLinksProps) {
  const isCurrent = useIsCurrent();
  return (
    <ul className={classes.links}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <PortalLink
            link={entry.link}
            className={classes.link}
            onClick={onChosen}
            aria-current={isCurrent(entry) ? 'page' : undefined}
          >
            <span>{entry.name}</span>
          </PortalLink>
        </li>
      ))}
    </ul>
  );
}

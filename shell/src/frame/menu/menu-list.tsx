import { type CSSProperties, useLayoutEffect } from 'react';
import { PortalLink } from '../../links/portal-link.tsx';
import { fullNameIfLong, type MenuEntry } from '../../menus/menu-tab.ts';
import classes from './menu-list.module.css';
import { useIsCurrent } from './use-is-current.ts';
import { useSlide } from './use-slide.ts';

interface MenuListProps {
  entries: readonly MenuEntry[];
  isOpen: boolean;
  /** Id of the tab that opens the list. */
  labelledBy: string;
  onChosen: () => void;
}

/** Number of links per column; there are at most four columns. */
const inColumn = 14;
const mostColumns = 4;

/** The links of a tab, in a list that slides down below it. */
export function MenuList({ entries, isOpen, labelledBy, onChosen }: MenuListProps) {
  const { element, isShown } = useSlide(isOpen);
  const isCurrent = useIsCurrent();
  useLayoutEffect(() => {
    if (isShown && element.current) keepInSight(element.current);
  }, [isShown, element]);
  if (!isShown) return null;
  const columns = Math.min(mostColumns, Math.ceil(entries.length / inColumn));
  const rows = Math.ceil(entries.length / columns);
  return (
    <div ref={element} className={classes.place} data-list inert={!isOpen}>
      <div
        role="menu"
        aria-labelledby={labelledBy}
        className={classes.list}
        style={{ '--menu-rows': rows } as CSSProperties}
      >
        {entries.map((entry) => (
          <div key={entry.key}>
            <PortalLink
              role="menuitem"
              tabIndex={-1}
              data-entry
              className={classes.entry}
              title={fullNameIfLong(entry.name)}
              link={entry.link}
              onClick={onChosen}
              aria-current={isCurrent(entry) ? 'page' : undefined}
            >
              <span className={classes.name}>{entry.name}</span>
            </PortalLink>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Moves a list at the edge of the window so that all of it is visible. */
function keepInSight(place: HTMLElement): void {
  const edge = 8;
  const { left, right } = place.getBoundingClientRect();
  const over = Math.max(0, right - (document.documentElement.clientWidth - edge));
  const under = Math.max(0, edge - left);
  if (over > 0 || under > 0) place.style.translate = `${under - Math.min(over, left - edge)}px`;
}

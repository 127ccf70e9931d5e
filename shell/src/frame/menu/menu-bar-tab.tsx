import { IconChevronDown, IconHome, UnstyledButton } from '@portal/platform/ui';
import { type PointerEvent, useId } from 'react';
import { PortalLink } from '../../links/portal-link.tsx';
import { fullNameIfLong, type MenuTab } from '../../menus/menu-tab.ts';
import tool from '../header-tool.module.css';
import classes from './menu-bar.module.css';
import { MenuList } from './menu-list.tsx';
import { useIsCurrent } from './use-is-current.ts';
import type { useOpenList } from './use-open-list.ts';

interface MenuBarTabProps {
  tab: MenuTab;
  isOpen: boolean;
  /** Whether the tab is a stop of the Tab key. */
  isStop: boolean;
  onFocus: () => void;
  list: Pick<ReturnType<typeof useOpenList>, 'show' | 'press' | 'enter' | 'leave'>;
}

/** One tab: a link, or a button that opens a list. */
export function MenuBarTab({ tab, isOpen, isStop, onFocus, list }: MenuBarTabProps) {
  const id = useId();
  const isCurrent = useIsCurrent();
  const { key, name, direct, entries } = tab;
  const [first] = entries;
  const common = {
    role: 'menuitem',
    'data-tab': key,
    tabIndex: isStop ? 0 : -1,
    className: tool.tool,
    title: fullNameIfLong(name),
    onFocus,
  };
  if (direct && first)
    return (
      <div data-place>
        <PortalLink
          {...common}
          link={first.link}
          onClick={() => list.show(null)}
          aria-current={isCurrent(first) ? 'page' : undefined}
        >
          {key === 'home' && <IconHome size={18} aria-hidden />}
          <span className={classes.name}>{name}</span>
        </PortalLink>
      </div>
    );
  const byMouse = (work: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') work();
  };
  return (
    <div
      data-place
      className={classes.tab}
      onPointerEnter={byMouse(() => list.enter(key))}
      onPointerLeave={byMouse(list.leave)}
    >
      <UnstyledButton
        {...common}
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-current={entries.some(isCurrent) || undefined}
        onClick={() => list.press(key)}
      >
        <span className={classes.name}>{name}</span>
        <IconChevronDown size={16} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <MenuList
        entries={entries}
        isOpen={isOpen}
        labelledBy={id}
        onChosen={() => list.show(null)}
      />
    </div>
  );
}

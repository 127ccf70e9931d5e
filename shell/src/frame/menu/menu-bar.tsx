import { useWords } from '@portal/platform/i18n';
import { useRef, useState } from 'react';
import type { MenuTab } from '../../menus/menu-tab.ts';
import classes from './menu-bar.module.css';
import { MenuBarTab } from './menu-bar-tab.tsx';
import { useMenuKeys } from './use-menu-keys.ts';
import { useOpenList } from './use-open-list.ts';

/** The menu as a bar of tabs with lists of links below them. The bar is one stop of the Tab key. */
export function MenuBar({ tabs }: { tabs: readonly MenuTab[] }) {
  const { t } = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const list = useOpenList(bar);
  const onKeyDown = useMenuKeys(bar, list.open, list.show);
  const [last, setLast] = useState<string>();
  const stop = tabs.find(({ key }) => key === last) ?? tabs[0];
  if (tabs.length === 0) return null;
  return (
    <nav aria-label={t('header.menu')}>
      <div
        ref={bar}
        role="menubar"
        aria-label={t('header.menu')}
        className={classes.bar}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) list.show(null);
        }}
      >
        {tabs.map((tab) => (
          <MenuBarTab
            key={tab.key}
            tab={tab}
            isOpen={tab.key === list.open}
            isStop={tab === stop}
            onFocus={() => setLast(tab.key)}
            list={list}
          />
        ))}
      </div>
    </nav>
  );
}
